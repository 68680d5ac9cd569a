import { useSyncExternalStore } from 'react'
import { useKit } from '../config/useKit.ts'
import { type AbsentWallet, createWalletFollower } from './walletFollower.ts'

/**
 * The wallet of the last connection while it is locked, or shares no account without saying why. The page goes on with
 * it by itself once it is unlocked. Undefined while connected and after the visitor disconnected.
 */
export function useAbsentWallet(): AbsentWallet | undefined {
  const { get, subscribe } = useKit().once(createWalletFollower).absent
  return useSyncExternalStore(subscribe, get, get)
}
