type Labels = Readonly<Record<string, string | number>>

const counters = {
  foyer_auth_requests_total: 'Requests by route and status.',
  foyer_auth_refusals_total: 'Requests that were refused, by reason.',
  foyer_auth_sign_ins_total: 'Sign-ins by kind of account.',
} as const
const histogram = 'foyer_auth_request_seconds'
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

export interface Metrics {
  count(name: keyof typeof counters, labels: Labels): void
  /** How long a request took, in seconds. */
  observe(route: string, seconds: number): void
  /** Everything in the text format of Prometheus, with these gauges. */
  text(gauges: readonly Gauge[]): string
}

export interface Gauge {
  readonly name: string
  readonly help: string
  readonly value: number
  readonly labels?: Labels | undefined
}

interface Durations {
  readonly counts: number[]
  sum: number
}

/** Counts what happens. Labels come from fixed lists only, so that no visitor can fill the memory with new ones. */
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
