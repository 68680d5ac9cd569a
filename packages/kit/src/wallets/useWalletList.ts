import { useMemo, useSyncExternalStore } from 'react'
import { useConnectors } from 'wagmi'
import { useKit } from '../config/useKit.ts'
import { type WalletGroup, walletList } from './walletList.ts'

/** The wallet list, also with what is announced later or used in another tab. */
export function useWalletList(): readonly WalletGroup[] {
  const { ownWallets, recentWallets } = useKit()
  const connectors = useConnectors()
  const recent = useSyncExternalStore(recentWallets.subscribe, recentWallets.get, recentWallets.get)
  return useMemo(
    () => walletList({ connectors, ownWallets, recent }),
    [connectors, ownWallets, recent],
  )
}
