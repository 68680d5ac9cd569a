import { type EndpointState, isEndpointFailing } from './endpointState.ts'

/** Weights of the ranking, and how many samples it uses. */
export const ranking = { sampleCount: 10, stability: 0.7, latency: 0.3 } as const

/** Latency differences below this are noise, in ms. */
const noticeable = 100
/** Score bonus of the endpoint in use, so that small differences do not replace it. */
const lead = 0.05

/**
 * Scores each endpoint from 0 to 1 by its last ten requests. An endpoint that was never asked
 * counts as stable and slow: it ranks below working endpoints and above failing ones.
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
  /** URL pinned by the visitor: always first. */
  readonly pinned?: string | undefined
  /** URL that answered last. */
  readonly inUse?: string | undefined
}

/**
 * Sorts endpoints into the order in which they are asked: the pinned one, HTTP, WebSocket, those
 * that are stuck at an old block, and those whose last request failed; by score within each group.
 * Ties keep the configured order.
 */
export function rankEndpoints(
  endpoints: readonly EndpointState[],
  { pinned, inUse }: RankOptions = {},
): readonly EndpointState[] {
  const scores = scoreEndpoints(endpoints)
  const group = (endpoint: EndpointState) => {
    if (endpoint.url === pinned) return 4
    if (isEndpointFailing(endpoint)) return 0
    if (endpoint.stuck) return 1
    return endpoint.kind === 'webSocket' ? 2 : 3
  }
  const score = ({ url }: EndpointState) => (scores.get(url) ?? 0) + (url === inUse ? lead : 0)
  return endpoints.toSorted((a, b) => group(b) - group(a) || score(b) - score(a))
}

function average(values: readonly number[]): number {
  if (values.length === 0) return 0
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
