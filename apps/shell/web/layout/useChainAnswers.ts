import { useBalances, useChainHealth, useConnectionState, useKit } from '@foyer/kit'
import { type ChainTone, isDetour, toneOf } from '../components/chainView.ts'
import type { ChainAnswers } from './chainStatus.ts'

interface LiveChainAnswers extends ChainAnswers {
  /** How each chain does, in the configured order. */
  readonly tones: readonly { readonly id: number; readonly tone: ChainTone }[]
}

/** Which chains answered the last balance read, and which ones slowly or through a fallback. */
export function useChainAnswers(): LiveChainAnswers {
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
    tones: chains.map(({ id }) => ({ id, tone: segmentTone(byChain.get(id)?.state, health, id) })),
  }
}

/** A chain is unknown until its balance was read, whatever its endpoints did before. */
function segmentTone(
  balance: string | undefined,
  health: ReturnType<typeof useChainHealth>['byChain'],
  id: number,
): ChainTone {
  if (balance === 'failed') return 'silent'
  if (balance !== 'ready') return 'unknown'
  return toneOf(health.get(id)) === 'slow' ? 'slow' : 'ok'
}
