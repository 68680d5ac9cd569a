import { useEffect } from 'react'
import { useAppStateStore, useAsk } from '../../state/useAppState.ts'
import type { PositionsSummary } from './reading/positions.ts'

interface Shown {
  readonly chainId: number
  readonly token: `0x${string}`
  /** Base units. */
  readonly held: bigint
  /** The amount typed; undefined while it cannot be taken. */
  readonly amount: bigint | undefined
  readonly isApproved: boolean
  readonly summary: PositionsSummary
}

/**
 * Tells the shared state what the vault knows (Spec §3). It stays known after the page is left, until another account or
 * network.
 */
export function useVaultState({ amount, chainId, held, isApproved, summary, token }: Shown): void {
  const store = useAppStateStore()
  // Nothing typed asks for anything at all.
  useAsk({ chainId, amount: amount ?? 1n, token, held })
  useEffect(() => store.setApprove(isApproved), [store, isApproved])
  const unlock = String(summary.unlockable)
  const unlockTime = summary.nextTime === undefined ? '' : String(summary.nextTime)
  useEffect(() => {
    store.setUnlock(unlock)
    store.setUnlockTime(unlockTime)
  }, [store, unlock, unlockTime])
}
