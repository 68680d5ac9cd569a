import { useSyncExternalStore } from 'react'
import { useKit } from '../../chains/config/useKit.ts'
import { type AbsentWallet, walletFollower } from './walletFollower.ts'

/**
 * The last connected wallet while it is locked or shares no account for an unknown reason. The page
 * reconnects when it is unlocked. Undefined while connected and after the visitor disconnected.
 *
 * @throws ConfigNotLoadedError while the config has not loaded.
 */
export function useAbsentWallet(): AbsentWallet | undefined {
  const { get, subscribe } = useKit('useAbsentWallet').get(walletFollower).absent
  return useSyncExternalStore(subscribe, get, get)
}
