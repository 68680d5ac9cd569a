import { type EndpointState, isFailing } from './endpointState.ts'

/** Ranking by the latest samples: stability counts 0.7, latency 0.3 (Spec §9). */
export const ranking = { sampleCount: 10, stability: 0.7, latency: 0.3 } as const

/** Below this, a difference in time is noise, ms. */
const noticeable = 100
/** The endpoint in use keeps its place unless another is better by more than this. */
const lead = 0.05

/**
 * Score of each endpoint, 0 to 1, by its last ten requests. One that was never asked is taken for stable and slow,
 * so that it stands behind every one that is known to work and before those that fail.
 */
export function scoreEndpoints(endpoints: readonly EndpointState[]): ReadonlyMap<string, number> {
  const latest = endpoints.map(({ url, samples }) => {
    const sampled = samples.slice(-ranking.sampleCount)
    return { url, sampled, mean: average(sampled.map(({ ms }) => ms)) }
  })
  const slowest = Math.max(noticeable, ...latest.map(({ mean }) => mean))
  return new Map(
    latest.map(({ url, sampled, mean }) => {
      if (sampled.length === 0) return [url, ranking.stability]
      const stability = average(sampled.map(({ ok }) => (ok ? 1 : 0)))
      if (stability === 0) return [url, 0]
      return [url, ranking.stability * stability + ranking.latency * (1 - mean / slowest)]
    }),
  )
}

export interface RankOptions {
  /** Chosen by the visitor: stands first whatever its score. */
  readonly pinned?: string | undefined
  /** Answered last: not left for a small difference. */
  readonly inUse?: string | undefined
}

/**
 * In which order the endpoints are asked: the pinned one, then those that work by score, then those whose last
 * request failed. Equal ones keep the configured order; WebSockets come after HTTP, and the visitor's own first.
 */
export function rankEndpoints(
  endpoints: readonly EndpointState[],
  { pinned, inUse }: RankOptions = {},
): readonly EndpointState[] {
  const scores = scoreEndpoints(endpoints)
  const place = (endpoint: EndpointState) => {
    if (endpoint.url === pinned) return 4
    if (isFailing(endpoint)) return 0
    if (endpoint.own) return 3
    return endpoint.kind === 'webSocket' ? 1 : 2
  }
  const score = ({ url }: EndpointState) => (scores.get(url) ?? 0) + (url === inUse ? lead : 0)
  return endpoints.toSorted((a, b) => place(b) - place(a) || score(b) - score(a))
}

function average(values: readonly number[]): number {
  if (values.length === 0) return 0
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
