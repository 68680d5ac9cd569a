import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { useEffect, useRef, useState } from 'react'
import { useAppStateStore } from '../../../state/useAppState.ts'
import { useVaultErrorText } from '../useVaultErrorText.ts'
import { createVaultRuns, type VaultFailure, type VaultRuns } from './createVaultRuns.ts'
import { vaultErrorKey } from './vaultErrorKey.ts'

/** The running actions while the component is mounted. Failures are announced. */
export function useVaultRuns(): VaultRuns {
  const store = useAppStateStore()
  const announce = useAnnounce()
  const errorText = useVaultErrorText()
  const announceFailure = useRef<(failure: VaultFailure) => void>(() => {})
  useEffect(() => {
    announceFailure.current = ({ key }) =>
      announce(errorText(key), isQuiet(key) ? 'polite' : 'assertive')
  }, [announce, errorText])
  const [runs] = useState(() =>
    createVaultRuns({
      beginLoading: store.beginLoading,
      keyOf(error, { action, at }) {
        if (at === 'signIn') return vaultErrorKey(error, 'signIn')
        if (at !== 'wallet') return vaultErrorKey(error, 'node')
        if (action === 'watch') return vaultErrorKey(error, 'watchAsset')
        return vaultErrorKey(error, action === 'sign' ? 'signature' : 'wallet')
      },
      onFailure: (failure) => announceFailure.current(failure),
    }),
  )
  useEffect(() => runs.enter(), [runs])
  return runs
}

/**
 * Whether the failure was the visitor's own decision in the wallet: shown and announced without
 * alarm.
 */
export function isQuiet(key: VaultFailure['key']): boolean {
  return key === 'vault.rejected' || key === 'vault.rejectedSignature'
}
