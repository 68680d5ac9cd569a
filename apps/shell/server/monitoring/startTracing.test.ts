import { once } from 'node:events'
import { createServer } from 'node:http'
import { createBrowser, testAccount } from '@foyer/auth/testing/browser'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SettingsError } from '../../config/settings.ts'
import { type LogEvent, silentLogger } from '../logger.ts'
import { serve } from '../serve.ts'
import { fakeDist } from '../testing/fakeDist.ts'
import { startTracing } from './startTracing.ts'

const packages = ['api', 'exporter-trace-otlp-http', 'sdk-trace-node', 'resources'] as const

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string }[]
}

/** An OpenTelemetry collector that records what it receives. */
async function startCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    bodies.push(`${request.url} ${body}`)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const spans = (): readonly Span[] =>
    bodies.flatMap((body) =>
      JSON.parse(body.slice(body.indexOf(' '))).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: readonly { spans: Span[] }[] }) =>
          scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  return { url: `http://127.0.0.1:${port}`, bodies, spans }
}

/** A production server with these settings in its environment. */
async function serveTraced(environment: Readonly<Record<string, string>>) {
  // OpenTelemetry's packages read the environment themselves.
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const events: LogEvent[] = []
  const logger = { ...silentLogger, event: (event: LogEvent) => void events.push(event) }
  const server = await serve({
    mode: 'production',
    host: '127.0.0.1',
    port: 0,
    distDir: await fakeDist(),
    auth: { databaseFile: ':memory:' },
    tracing: await startTracing(environment, logger),
    logger,
  })
  let isOpen = true
  const close = async () => {
    if (isOpen) await server.close()
    isOpen = false
  }
  onTestFinished(close)
  return { url: server.url, close, events }
}

afterEach(() => {
  vi.unstubAllEnvs()
  for (const name of packages) vi.doUnmock(`@opentelemetry/${name}`)
})

describe('traces', () => {
  it('are off, and OpenTelemetry is not loaded, unless an endpoint is set', async () => {
    for (const name of packages) {
      vi.doMock(`@opentelemetry/${name}`, () => {
        throw new Error('loaded')
      })
    }
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
    for (const environment of [
      {},
      { OTEL_EXPORTER_OTLP_ENDPOINT: ' ', OTEL_SERVICE_NAME: 'x' },
      { ...endpoint, OTEL_SDK_DISABLED: 'true' },
      { ...endpoint, OTEL_TRACES_EXPORTER: 'none' },
    ]) {
      expect(await startTracing(environment, silentLogger)).toBeUndefined()
    }
    // A production install may lack it.
    const started = startTracing(endpoint, silentLogger)
    await expect(started).rejects.toThrow(SettingsError)
    await expect(started).rejects.toThrow('Install without --omit=optional')
  })

  it.each(['localhost:4318', 'ftp://a', 'http://'])('refuse the endpoint %j', async (url) => {
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) {
      const started = startTracing({ [name]: url }, silentLogger)
      await expect(started).rejects.toThrow(`${name} must be an http(s) URL`)
    }
  })

  it('hold requests and their store calls, joined to the trace of the caller', async () => {
    const collector = await startCollector()
    const { url, close } = await serveTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=entrance',
    })
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const browser = createBrowser(
      (request) => fetch(new Request(request, { redirect: 'manual' })),
      { origin: url, headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } },
    )
    expect((await browser.signIn(testAccount())).status).toBe(200)
    await fetch(`${url}/readyz`)
    await close()

    // A server that shuts down waits only two seconds for a collector, which a busy machine
    // exceeds.
    const requests = () => collector.spans().filter(({ name }) => !name.startsWith('store '))
    await expect
      .poll(() => requests().map(({ name }) => name))
      .toEqual(['POST /auth/nonce', 'POST /auth/verify'])
    expect(collector.bodies.map((body) => body.split(' ')[0])).toContain('/v1/traces')
    expect(collector.bodies.join()).toContain('entrance')
    const spans = collector.spans()
    const [, verify] = requests()
    const calls = spans.filter(({ parentSpanId }) => parentSpanId === verify?.spanId)
    expect(calls.map(({ name }) => name)).toEqual([
      'store takeNonce',
      'store countSessions',
      'store putSession',
    ])
    expect(new Set([...requests(), ...calls].map(({ traceId }) => traceId))).toEqual(
      new Set([trace]),
    )
  })

  it('name no visitor, account, session or secret', async () => {
    const collector = await startCollector()
    const { url, close } = await serveTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const account = testAccount()
    const agent = 'Agent-of-this-test/1.0'
    const browser = createBrowser((request) => fetch(request), {
      origin: url,
      headers: { 'user-agent': agent, authorization: 'Bearer hidden' },
    })
    const nonce = await browser.nonce()
    expect((await browser.signIn(account, { nonce })).status).toBe(200)
    const [session] = await (await browser.send('GET', '/sessions?token=hidden')).json()
    const secrets = [nonce, session.id, account.address.slice(2), ...browser.cookies.values()]
    expect((await browser.send('DELETE', `/sessions/${session.id}`)).status).toBe(204)
    await fetch(`${url}/address/${account.address}?q=hidden`, { headers: { accept: 'text/html' } })
    await close()

    await expect
      .poll(() => collector.spans().map(({ name }) => name))
      .toEqual(expect.arrayContaining(['DELETE /auth/sessions/:id', 'GET /*']))
    const sent = collector.bodies.join().toLowerCase()
    for (const secret of [...secrets, 'hidden', agent, '127.0.0.1']) {
      expect(sent).not.toContain(secret.toLowerCase())
    }
    const keys = collector.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key))
    expect([...new Set(keys)].sort()).toEqual([
      'db.system.name',
      'foyer.request_id',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ])
  })

  it('cost no request when the collector is gone: one warning, and the server still ends', async () => {
    const { url, close, events } = await serveTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
      OTEL_BSP_SCHEDULE_DELAY: '10',
    })
    const warnings = () =>
      events.filter(({ event }) => event === 'The collector does not accept traces')
    await expect
      .poll(async () => {
        expect((await fetch(`${url}/auth/session`)).status).toBe(401)
        return warnings().length
      })
      .toBe(1)
    await close()
    expect(warnings()).toHaveLength(1)
  })
})
