import type { Recoverer } from '../signature/loadRecoverer.ts'
import type { Store } from '../store/Store.ts'

type Labels = Readonly<Record<string, string | number>>

const counters = {
  foyer_auth_requests_total: 'Requests by route and status.',
  foyer_auth_refusals_total: 'Refused requests by reason.',
  foyer_auth_sign_ins_total: 'Sign-ins by kind of account.',
} as const
const histogram = 'foyer_auth_request_seconds'
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

export interface Metrics {
  count(name: keyof typeof counters, labels: Labels): void
  /** Records the duration of a request, in seconds. */
  observe(route: string, seconds: number): void
  /** All counters and these gauges, in the text format of Prometheus. */
  text(gauges: readonly Gauge[]): string
}

export interface Gauge {
  readonly name: string
  readonly help: string
  readonly value: number
  readonly labels?: Labels | undefined
}

interface MetricsSources {
  readonly metrics: Metrics
  readonly recoverer: Promise<Recoverer>
  readonly store: Store
}

interface Durations {
  readonly counts: number[]
  sum: number
}

/** Collects metrics. Labels come from fixed lists, so that visitors cannot fill up the memory. */
export function createMetrics(): Metrics {
  const counts = new Map<string, number>()
  const durations = new Map<string, Durations>()
  return {
    count(name, labels) {
      const key = `${name}${labelText(labels)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    observe(route, seconds) {
      const known = durations.get(route) ?? { counts: [...buckets, 0].map(() => 0), sum: 0 }
      const index = buckets.findIndex((bucket) => seconds <= bucket)
      const at = index === -1 ? buckets.length : index
      known.counts[at] = (known.counts[at] ?? 0) + 1
      known.sum += seconds
      durations.set(route, known)
    },
    text(gauges) {
      const lines: string[] = []
      for (const [name, help] of Object.entries(counters)) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`)
        for (const [key, value] of counts)
          if (key.startsWith(`${name}{`)) lines.push(`${key} ${value}`)
      }
      lines.push(`# HELP ${histogram} How long requests took.`, `# TYPE ${histogram} histogram`)
      for (const [route, durationsOfRoute] of durations) {
        lines.push(...histogramLines(route, durationsOfRoute))
      }
      for (const { name, help, value, labels = {} } of gauges) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`)
        lines.push(`${name}${labelText(labels)} ${value}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}

/** The collected metrics and what is stored now. A failing store is reported as down. */
export async function metricsText({ metrics, recoverer, store }: MetricsSources): Promise<string> {
  const { name: library } = await recoverer
  const stored = await Promise.all([store.countNonces(), store.countSessions()]).catch(
    () => undefined,
  )
  const gauges = [
    {
      name: 'foyer_auth_signature_library',
      help: 'The library that checks signatures.',
      value: 1,
      labels: { library },
    },
    {
      name: 'foyer_auth_store_up',
      help: 'Whether the store responds.',
      value: stored ? 1 : 0,
      labels: { kind: store.kind },
    },
  ]
  if (stored === undefined) return metrics.text(gauges)
  const [nonces, sessions] = stored
  return metrics.text([
    ...gauges,
    { name: 'foyer_auth_nonces', help: 'Nonces that are neither used nor swept.', value: nonces },
    { name: 'foyer_auth_sessions', help: 'Stored sessions.', value: sessions },
  ])
}

function histogramLines(route: string, { counts, sum }: Durations): string[] {
  let total = 0
  const lines = counts.map((count, index) => {
    total += count
    const le = buckets[index] ?? '+Inf'
    return `${histogram}_bucket${labelText({ route, le })} ${total}`
  })
  const labels = labelText({ route })
  return [...lines, `${histogram}_sum${labels} ${sum}`, `${histogram}_count${labels} ${total}`]
}

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

function escaped(value: string | number): string {
  return String(value).replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`))
}
