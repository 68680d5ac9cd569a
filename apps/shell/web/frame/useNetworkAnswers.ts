import { useBalances, useKit, useNetworkHealth, useSession } from '@foyer/kit'
import { isDetour } from '../parts/networkView.ts'
import type { NetworkAnswers } from './networkStatus.ts'

/** Which networks answered when they were last asked for the account's balance, and which by a detour. */
export function useNetworkAnswers(): NetworkAnswers {
  const { chains } = useKit()
  const { address } = useSession()
  const { byChain, answered } = useBalances(address)
  const health = useNetworkHealth().byChain
  return {
    all: chains.map(({ name }) => name),
    silent: chains.flatMap(({ id, name }) => (byChain.get(id)?.state === 'failed' ? name : [])),
    answered,
    detours: chains.flatMap(({ id, name, rpcUrls }) => {
      const chain = health.get(id)
      return chain && isDetour(chain, rpcUrls[0]) ? name : []
    }),
    isAsked: address !== undefined,
  }
}
