import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useConnectors } from 'wagmi'
import { useKit } from '../../chains/config/useKit.ts'
import { deviceOf } from '../device.ts'
import { addInjectedConnectors } from '../discovery/addInjectedConnectors.ts'
import { announcedWallets } from '../discovery/discoverWallets.ts'
import { findInjectedProvider, findInjectedProviders } from '../discovery/findInjectedProvider.ts'
import { createProviderInfoCache } from '../discovery/providerInfo.ts'
import type { WalletGroupDefinition } from '../walletDefinition.ts'
import type { WalletGroup } from '../walletRow.ts'
import { recentWallets } from './recentWallets.ts'
import { walletList } from './walletList.ts'

/**
 * The wallet list. Updates when a wallet is announced later or used in another tab.
 * `phone`: phone layout, the strip of icons. `open`: the list is visible, or about to be.
 */
export function useWalletList(
  groups: readonly WalletGroupDefinition[],
  { open, phone }: { readonly open: boolean; readonly phone: boolean },
): readonly WalletGroup[] {
  const kit = useKit('useWalletList')
  const { bundledWallets } = kit
  const announced = kit.get(announcedWallets)
  const { get, subscribe } = kit.get(recentWallets)
  const connectors = useConnectors()
  // Changes when a wallet has connected. Deferred, so that the account is painted first.
  const recent = useDeferredValue(useSyncExternalStore(subscribe, get, get))
  const [infoOf] = useState(createProviderInfoCache)
  const [ethereum, setEthereum] = useState(findEthereum)

  // Wallets inject their provider at any time; only some dispatch an event.
  useEffect(() => {
    if (!open) return
    const addConnectors = () => {
      addInjectedConnectors(kit, { groups })
      setEthereum(findEthereum)
    }
    addConnectors()
    window.addEventListener('ethereum#initialized', addConnectors)
    return () => window.removeEventListener('ethereum#initialized', addConnectors)
  }, [groups, kit, open])

  return useMemo(
    () =>
      walletList({
        announced,
        connectors,
        device: deviceOf(window),
        ethereum,
        infoOf,
        found: findInjectedProviders(groups, window, announced),
        groups,
        bundledWallets,
        phone,
        recent,
      }),
    [announced, connectors, ethereum, infoOf, groups, bundledWallets, phone, recent],
  )
}

function findEthereum(): object | undefined {
  return findInjectedProvider({ injected: { paths: ['ethereum'] } }, window)
}
