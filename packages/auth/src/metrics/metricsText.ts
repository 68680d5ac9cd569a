import type { AuthContext } from '../AuthContext.ts'

/** Everything that was counted, and how much is stored now. A store that does not answer is told as such. */
export async function metricsText({ metrics, recoverer, store }: AuthContext): Promise<string> {
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
      help: 'Whether the store answers.',
      value: stored ? 1 : 0,
      labels: { kind: store.kind },
    },
  ]
  if (stored === undefined) return metrics.text(gauges)
  const [nonces, sessions] = stored
  return metrics.text([
    ...gauges,
    { name: 'foyer_auth_nonces', help: 'Nonces that are neither used nor swept.', value: nonces },
    { name: 'foyer_auth_sessions', help: 'Sessions that are stored.', value: sessions },
  ])
}
