import { useBalances, useChainHealth, useConnectionState, useKit } from '@foyer/kit'
import { isDetour } from '../components/chainView.ts'
import type { ChainAnswers } from './chainStatus.ts'

/** Which networks answered when they were last asked for the account's balance, and which by a detour. */
export function useChainAnswers(): ChainAnswers {
  const { chains } = useKit()
  const { address } = useConnectionState()
  const { byChain, answered } = useBalances(address)
  const health = useChainHealth().byChain
  return {
    all: chains.map(({ name }) => name),
    silent: chains.flatMap(({ id, name }) => (byChain.get(id)?.state === 'failed' ? name : [])),
    answered,
    detours: chains.flatMap(({ id, name, rpcUrls }) => {
      const chain = health.get(id)
      return chain && isDetour(chain, rpcUrls.default.http[0]) ? name : []
    }),
    isAsked: address !== undefined,
  }
}
