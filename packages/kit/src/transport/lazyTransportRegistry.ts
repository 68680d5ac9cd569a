import type { QueryClient } from '@tanstack/react-query'
import type { EIP1193RequestFn } from 'viem'
import type { ChainRecord } from '../config/chain.ts'
import type { SafeStore } from '../storage/createSafeStore.ts'
import type { Poller } from './createPoller.ts'
import type { TransportRegistry } from './createTransportRegistry.ts'
import type { EndpointChoices } from './endpointChoices.ts'

export interface LoadedTransportRegistry {
  readonly registry: TransportRegistry
  readonly poller: Poller
  /** The network's `request` (EIP-1193), with the retries of Spec §9. */
  requestOf(chainId: number): EIP1193RequestFn
}

/** The endpoint board, whose code is downloaded when it is first needed. */
export interface LazyTransportRegistry {
  load(): Promise<LoadedTransportRegistry>
}

export interface LazyTransportRegistryOptions {
  readonly chains: readonly ChainRecord[]
  readonly choices: SafeStore<EndpointChoices>
  readonly ownOrigins: readonly string[]
  readonly queryClient: QueryClient
}

export function lazyTransportRegistry(
  options: LazyTransportRegistryOptions,
): LazyTransportRegistry {
  let loaded: Promise<LoadedTransportRegistry> | undefined
  return {
    load() {
      loaded ??= import('./loadTransportRegistry.ts').then(({ loadTransportRegistry }) =>
        loadTransportRegistry(options),
      )
      loaded.catch(() => {
        loaded = undefined // A failed download is tried again.
      })
      return loaded
    },
  }
}
