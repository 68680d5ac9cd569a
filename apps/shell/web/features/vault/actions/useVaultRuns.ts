import { useAnnounce } from '@foyer/kit'
import { useEffect, useRef, useState } from 'react'
import { useAppStateStore } from '../../../state/useAppState.ts'
import { useVaultText } from '../useVaultText.ts'
import { createVaultRuns, type VaultFailure, type VaultRuns } from './createVaultRuns.ts'
import { vaultErrorKey } from './vaultErrorKey.ts'

/** What is under way in the vault while the component is shown; a failure is spoken as well. */
export function useVaultRuns(): VaultRuns {
  const store = useAppStateStore()
  const announce = useAnnounce()
  const { t } = useVaultText()
  const tell = useRef<(failure: VaultFailure) => void>(() => {})
  useEffect(() => {
    tell.current = ({ key }) => announce(t(key), isQuiet(key) ? 'polite' : 'assertive')
  }, [announce, t])
  const [runs] = useState(() =>
    createVaultRuns({
      beginLoading: store.beginLoading,
      keyOf(error, { action, at }) {
        if (at === 'signIn') return vaultErrorKey(error, 'signIn')
        if (at !== 'wallet') return vaultErrorKey(error, 'node')
        return vaultErrorKey(error, action === 'sign' ? 'signature' : 'wallet')
      },
      onFailure: (failure) => tell.current(failure),
    }),
  )
  useEffect(() => runs.enter(), [runs])
  return runs
}

/** What people decided in their wallet is told without alarm. */
export function isQuiet(key: VaultFailure['key']): boolean {
  return (
    key === 'vault.rejected' || key === 'vault.rejectedSignature' || key === 'vault.approvedLess'
  )
}
