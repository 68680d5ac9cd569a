import { useEffect } from 'react'
import { useAppStateStore, useAsk } from '../../state/useAppState.ts'
import type { PositionsSummary } from './reading/positions.ts'

interface UseVaultStateParameters {
  readonly account: `0x${string}`
  readonly chainId: number
  readonly token: `0x${string}`
  /** Base units of the token. */
  readonly held: bigint
  /** The amount typed, in base units; undefined while it is invalid. */
  readonly amount: bigint | undefined
  readonly isApproved: boolean
  readonly summary: PositionsSummary
}

/**
 * Writes what the vault knows to the shared state. It stays there after the
 * page is left, until the account or the chain changes.
 */
export function useVaultState({
  account,
  amount,
  chainId,
  held,
  isApproved,
  summary,
  token,
}: UseVaultStateParameters): void {
  const store = useAppStateStore()
  // Without an amount, any positive balance is enough.
  useAsk({ chainId, amount: amount ?? 1n, token, held })
  useEffect(() => store.setApprove(isApproved), [store, isApproved])
  const unlock = String(summary.unlockable)
  const unlockTime = summary.nextTime === undefined ? '' : String(summary.nextTime)
  useEffect(() => {
    store.setUnlock(unlock)
    store.setUnlockTime(unlockTime)
  }, [store, unlock, unlockTime])
  // While a connection is restored, the account may turn out to be another one.
  useEffect(
    () => () => {
      const { address } = store.getState()
      if (address.toLowerCase() !== account.toLowerCase()) store.forgetChain()
    },
    [store, account],
  )
}
