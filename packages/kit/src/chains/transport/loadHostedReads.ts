import { fieldOf } from '@foyer/ui/utils/guards.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import { createPoller } from './createPoller.ts'
import type { TransportRegistry } from './createTransportRegistry.ts'
import { isLoopbackUrl } from './endpoints/isLoopbackUrl.ts'
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
  const isLocal = ({ id }: { readonly id: number }) =>
    urlsOf(wagmi.getClient({ chainId: id }).transport).some(isLoopbackUrl)
  return {
    registry,
    poller: createPoller({ registry, queryClient, isLocal: () => wagmi.chains.every(isLocal) }),
    requestOf: (chainId) => wagmi.getClient({ chainId }).request,
  }
}

/** The URLs of a transport of viem: `http`, `webSocket`, or a `fallback` of several. */
function urlsOf(transport: unknown): readonly string[] {
  const several = fieldOf(transport, 'transports')
  const values = Array.isArray(several) ? several.map((each) => fieldOf(each, 'value')) : []
  const urls = [transport, ...values].map((value) => fieldOf(value, 'url'))
  return urls.filter((url) => typeof url === 'string')
}

const nothing: ReturnType<TransportRegistry['get']> = new Map()
