import { pageStorage } from '@foyer/ui/storage/browserStorage.ts'
import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import { usableChain } from '../chains/config/usableChain.ts'
import { transportRegistry } from '../chains/transport/lazyTransportRegistry.ts'
import { connectionRestore } from '../wallets/connection/restore/connectionRestore.ts'
import { createHostedRestore } from '../wallets/connection/restore/createHostedRestore.ts'
import { announcedWallets, observeWallets } from '../wallets/discovery/discoverWallets.ts'
import { assembleKit, type KitConfig, type KitOptions } from './assembleKit.ts'

/** Config for `<KitProvider>` below the page's own `WagmiProvider` and `QueryClientProvider`. */
export interface HostedKitConfig {
  /** Name of the app, as in the options. */
  readonly appName: string
  /** The kit of a wagmi config and a query client; the same pair always has the same kit. */
  kitOf(wagmi: Config, queryClient: QueryClient): KitConfig
}

/**
 * Creates a config for a page that already uses wagmi. The page's connectors, transports, storage
 * and query client stay as they are; the kit reads them from its contexts. wagmi reconnects and
 * discovers wallets as the page has configured it.
 */
export function createHostedKitConfig(options: KitOptions): HostedKitConfig {
  const kits = new WeakMap<Config, WeakMap<QueryClient, KitConfig>>()
  return {
    appName: options.appName,
    kitOf(wagmi, queryClient) {
      const ofConfig = kits.get(wagmi) ?? new WeakMap<QueryClient, KitConfig>()
      kits.set(wagmi, ofConfig)
      const kit = ofConfig.get(queryClient) ?? createHostedKit(options, wagmi, queryClient)
      ofConfig.set(queryClient, kit)
      return kit
    },
  }
}

function createHostedKit(options: KitOptions, wagmi: Config, queryClient: QueryClient): KitConfig {
  const [first, ...others] = wagmi.chains
  const { kit, provide } = assembleKit({
    ...options,
    storage: keepStorageAlive(options.storage ?? pageStorage()),
    storageKey: options.storageKey ?? 'foyer',
    instanceId: options.instanceId,
    wagmi,
    queryClient,
    chains: [usableChain(first), ...others.map(usableChain)],
  })
  provide(transportRegistry, undefined)
  provide(announcedWallets, observeWallets(kit))
  provide(connectionRestore, createHostedRestore(kit))
  return kit
}
