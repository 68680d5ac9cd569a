import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useConnectors } from 'wagmi'
import { useKit } from '../config/useKit.ts'
import { adoptFoundWallets } from './adoptFoundWallets.ts'
import { deviceOf } from './device.ts'
import { discoverWallets } from './discoverWallets.ts'
import { findAllInWindow } from './findInWindow.ts'
import { createProviderInfoCache } from './providerInfo.ts'
import { recentWallets } from './recentWallets.ts'
import type { WalletGroupDefinition } from './walletDefinition.ts'
import { walletList } from './walletList.ts'
import type { WalletGroup } from './walletRow.ts'

/**
 * The wallet list, also with what is announced later or used in another tab.
 * `phone`: the layout with the strip of icons; `open`: somebody looks at it.
 */
export function useWalletList(
  groups: readonly WalletGroupDefinition[],
  { open, phone }: { readonly open: boolean; readonly phone: boolean },
): readonly WalletGroup[] {
  const kit = useKit()
  const { ownWallets, wagmi } = kit
  const announced = kit.once(discoverWallets)
  const { get, subscribe } = kit.once(recentWallets)
  const connectors = useConnectors()
  const recent = useSyncExternalStore(subscribe, get, get)
  const [faceOf] = useState(createProviderInfoCache)

  // Wallets put themselves into the window when they like, and only some say so.
  useEffect(() => {
    if (!open) return
    const adopt = () => adoptFoundWallets(wagmi, announced, groups, window)
    adopt()
    window.addEventListener('ethereum#initialized', adopt)
    return () => window.removeEventListener('ethereum#initialized', adopt)
  }, [announced, groups, open, wagmi])

  return useMemo(
    () =>
      walletList({
        announced: announced.providers,
        disputed: announced.disputed,
        connectors,
        device: deviceOf(window),
        faceOf,
        found: findAllInWindow(groups, window),
        groups,
        ownWallets,
        phone,
        recent,
      }),
    [announced, connectors, faceOf, groups, ownWallets, phone, recent],
  )
}
