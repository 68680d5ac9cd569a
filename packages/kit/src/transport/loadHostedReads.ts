import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import { createPoller } from './createPoller.ts'
import type { TransportRegistry } from './createTransportRegistry.ts'
import type { LoadedTransportRegistry } from './loadTransportRegistry.ts'
import { requestOf } from './requestOf.ts'

/** Loaded later, since the first view does not need it. */
export function loadHostedReads(wagmi: Config, queryClient: QueryClient): LoadedTransportRegistry {
  const registry: TransportRegistry = {
    get: () => nothing,
    subscribe: () => () => undefined,
    request: (chainId, call) => requestOf(wagmi.getClient({ chainId }))(call),
    probe: async () => undefined,
    headSource: () => undefined,
    followHeads: () => () => undefined,
    pin: () => undefined,
  }
  return {
    registry,
    poller: createPoller({ registry, queryClient }),
    requestOf: (chainId) => wagmi.getClient({ chainId }).request,
  }
}

const nothing: ReturnType<TransportRegistry['get']> = new Map()
