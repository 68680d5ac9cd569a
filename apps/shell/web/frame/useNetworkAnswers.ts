import { useBalances, useKit, useSession } from '@foyer/kit'
import type { NetworkAnswers } from './networkStatus.ts'

/** Which networks answered when they were last asked for the account's balance. */
export function useNetworkAnswers(): NetworkAnswers {
  const { chains } = useKit()
  const { address } = useSession()
  const { byChain, answered } = useBalances(address)
  return {
    all: chains.map(({ name }) => name),
    silent: chains.flatMap(({ id, name }) => (byChain.get(id)?.state === 'failed' ? name : [])),
    answered,
    isAsked: address !== undefined,
  }
}
