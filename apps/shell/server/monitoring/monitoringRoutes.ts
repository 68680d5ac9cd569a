import { createHash, timingSafeEqual } from 'node:crypto'
import type { Auth } from '@foyer/auth'
import { type Context, Hono } from 'hono'
import type { Deployment } from '../../config/deployment.ts'
import type { Logger } from '../logger.ts'

export interface MonitoringOptions {
  readonly deployment: Pick<Deployment, 'mode' | 'instanceId'>
  readonly auth?: Auth | undefined
  /** Compresses the pages, unless they are. */
  readonly preparePages: () => Promise<void>
  readonly logger: Logger
  /** Chains whose nodes have exited (demo only). */
  readonly lostChains?: ReadonlySet<number> | undefined
  /** Whether the server is shutting down. */
  readonly isClosing?: (() => boolean) | undefined
  /**
   * The bearer token of `/metrics`. Without one, it is open in the demo and closed in production.
   */
  readonly metricsToken?: string | undefined
}

const noStore = { 'cache-control': 'no-store' }

/** `/healthz` (liveness), `/readyz` (readiness) and `/metrics` (for Prometheus). */
export function monitoringRoutes(options: MonitoringOptions): Hono {
  const { deployment, auth, lostChains = new Set(), isClosing = () => false } = options
  const { mode, instanceId } = deployment
  const routes = new Hono()

  routes.get('/healthz', async (context) => {
    const signing = auth ? { signatures: await auth.signatures } : {}
    const about = { mode, instanceId, ...signing }
    if (lostChains.size === 0) return context.json({ status: 'ok', ...about }, 200, noStore)
    const degraded = { status: 'degraded', lostChains: [...lostChains], ...about }
    return context.json(degraded, 503, noStore)
  })
  routes.get('/readyz', async (context) => {
    if (isClosing()) return context.json({ status: 'closing' }, 503, noStore)
    const waiting = (reason: string) =>
      context.json({ status: 'waiting', for: reason }, 503, noStore)
    try {
      await options.preparePages()
    } catch (error) {
      options.logger.error('The pages cannot be prepared', error)
      return waiting('pages')
    }
    if ((await auth?.ready()) === false) return waiting('database')
    return context.json({ status: 'ready' }, 200, noStore)
  })
  routes.get('/metrics', async (context) => {
    if (options.metricsToken === undefined && mode === 'production') {
      return context.text('Metrics are off. Set METRICS_TOKEN to turn them on.\n', 403, noStore)
    }
    if (!maySee(context, options.metricsToken)) {
      return context.text('Send the token: Authorization: Bearer <METRICS_TOKEN>\n', 401, {
        ...noStore,
        'www-authenticate': 'Bearer',
      })
    }
    const text = `${(await auth?.metrics()) ?? ''}${processMetrics()}`
    const type = 'text/plain; version=0.0.4; charset=utf-8'
    return context.body(text, 200, { ...noStore, 'content-type': type })
  })
  return routes
}

function maySee(context: Context, token: string | undefined): boolean {
  if (token === undefined) return true
  const sent = context.req.header('authorization') ?? ''
  // Compares digests of equal length, so that the time reveals nothing about the token.
  return timingSafeEqual(digest(sent), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Memory, CPU time and start time of this process, in the text format of Prometheus. */
function processMetrics(): string {
  const { user, system } = process.cpuUsage()
  const started = Date.now() / 1000 - process.uptime()
  const rows = [
    ['process_resident_memory_bytes', 'gauge', 'Memory in use.', process.memoryUsage.rss()],
    ['process_cpu_seconds_total', 'counter', 'CPU time used.', (user + system) / 1e6],
    ['process_start_time_seconds', 'gauge', 'Start time of the process.', started.toFixed(3)],
  ] as const
  return rows
    .map(
      ([name, type, help, value]) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`,
    )
    .join('')
}
