import { useEffect } from 'react'
import { useAppStateStore, useAsk } from '../../state/useAppState.ts'
import type { FormState } from './form/formState.ts'

type VaultState = Pick<FormState, 'amount' | 'reading' | 'step' | 'summary' | 'vault'>

/** Writes what the vault knows to the shared state, until the account or the chain changes. */
export function useVaultState({ amount, reading, step, summary, vault }: VaultState): void {
  const { nextTime, unlockable } = summary
  const { account, chainId, contracts } = vault
  const store = useAppStateStore()
  // Without an amount, any positive balance is enough.
  const asked = amount.state === 'ok' ? amount.value : 1n
  useAsk({ chainId, amount: asked, token: contracts.token, held: reading.held })
  const unlock = String(unlockable)
  const unlockTime = String(nextTime ?? '')
  useEffect(() => {
    store.setApprove(step === 'lock')
    store.setUnlock(unlock)
    store.setUnlockTime(unlockTime)
  }, [store, step, unlock, unlockTime])
  // While a connection is restored, the account may turn out to be another one.
  useEffect(
    () => () => {
      if (store.getState().address.toLowerCase() !== account.toLowerCase()) store.forgetChain()
    },
    [store, account],
  )
}
