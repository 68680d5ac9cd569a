import { setTimeout } from 'node:timers/promises'
import type { Store } from '@foyer/auth'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type Environment, SettingsError } from '../../config/settings.ts'
import type { Logger } from '../logger.ts'

export interface Tracing {
  /** Creates a span for each request, in the caller's trace if the request names one. */
  readonly middleware: MiddlewareHandler
  /** The same store with a span for each call. */
  traced(store: Store): Store
  /** Sends the remaining spans. Gives up after two seconds. */
  close(): Promise<void>
}

/** How long `close` waits for the collector, in ms. */
const closeTimeout = 2000

/** Requested every few seconds, and useless in a trace. */
const untraced: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Sends traces to an OpenTelemetry collector (OTLP over HTTP). Undefined unless
 * OTEL_EXPORTER_OTLP_ENDPOINT or OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is set; then OpenTelemetry is
 * not even loaded. It reads its other variables (`OTEL_…`) itself.
 *
 * Spans contain a method, a route, a status and a request id, but no data of visitors. They are
 * therefore created here and not by `@hono/otel`, which records whole URLs and error messages.
 *
 * @throws SettingsError when the endpoint is invalid or OpenTelemetry is not installed
 */
export async function startTracing(
  environment: Environment,
  logger: Logger,
): Promise<Tracing | undefined> {
  if (!isWanted(environment)) return undefined
  const { api, exporting, node, resources } = await load()
  const exporter = new exporting.OTLPTraceExporter()
  reportFailures(exporter, logger)
  const { envDetector, resourceFromAttributes, detectResources } = resources
  const provider = new node.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'foyer' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new node.BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = provider.getTracer('foyer')
  const { SpanKind, SpanStatusCode } = api

  const middleware: MiddlewareHandler = async (context, next) => {
    const { method, path } = context.req
    if (untraced.has(path)) return next()
    const caller = api.propagation.extract(api.context.active(), context.req.header())
    await tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, caller, async (span) => {
      try {
        await next()
      } finally {
        const { status } = context.res
        const route = authRoute(path) ?? routePath(context)
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'foyer.request_id': String(context.get('requestId')),
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    })
  }

  function traced(store: Store): Store {
    const attributes = { 'db.system.name': store.kind }
    return new Proxy(store, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        const options = { kind: SpanKind.CLIENT, attributes }
        return (...values: readonly unknown[]) =>
          tracer.startActiveSpan(`store ${String(key)}`, options, async (span) => {
            try {
              return await Reflect.apply(member, target, values)
            } catch (error) {
              span.setStatus({ code: SpanStatusCode.ERROR })
              throw error
            } finally {
              span.end()
            }
          })
      },
    })
  }

  return {
    middleware,
    traced,
    async close() {
      const ended = provider.shutdown().catch(() => {})
      await Promise.race([ended, setTimeout(closeTimeout, undefined, { ref: false })])
      for (const part of [api.trace, api.context, api.propagation]) part.disable()
    },
  }
}

const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const

function isWanted(environment: Environment): boolean {
  const isOff =
    environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true' ||
    environment.OTEL_TRACES_EXPORTER?.trim() === 'none'
  const given = endpoints.filter((name) => environment[name]?.trim())
  for (const name of isOff ? [] : given) {
    const url = environment[name]?.trim() ?? ''
    if (/^https?:\/\//.test(url) && URL.canParse(url)) continue
    // Not repeated in the message: the URL may contain a key.
    throw new SettingsError(
      `${name} must be an http(s) URL. Example: ${name}=http://localhost:4318`,
    )
  }
  return !isOff && given.length > 0
}

/** The route of a path of the sign-in server, without the id of a session. */
function authRoute(path: string): string | undefined {
  if (/^\/auth\/sessions\/./.test(path)) return '/auth/sessions/:id'
  return /^\/auth\/(?:nonce|verify|session|logout|sessions)$/.exec(path)?.[0]
}

type Exporter = Pick<import('@opentelemetry/sdk-trace-node').SpanExporter, 'export'>

/** Logs the first of several failures in a row. */
function reportFailures(exporter: Exporter, logger: Logger): void {
  const send = exporter.export.bind(exporter)
  let isFailing = false
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      const hasFailed = result.code !== 0
      if (hasFailed && !isFailing) {
        logger.event?.({ level: 'warn', event: 'The collector does not accept traces', fields: {} })
      }
      isFailing = hasFailed
      done(result)
    })
}

async function load() {
  try {
    const [api, exporting, node, resources] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/resources'),
    ])
    return { api, exporting, node, resources }
  } catch (cause) {
    throw new SettingsError(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry is not installed. Install without --omit=optional, or leave the variable out.',
      { cause },
    )
  }
}
