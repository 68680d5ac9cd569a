import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import type { LazyTransportRegistry } from './lazyTransportRegistry.ts'

/**
 * Replaces the kit's endpoints if the page has its own transports: reads go through those, their
 * health is unknown, and shown balances are read again every four seconds.
 */
export function hostedReads(wagmi: Config, queryClient: QueryClient): LazyTransportRegistry {
  return {
    isHosted: true,
    load: async () => (await import('./loadHostedReads.ts')).loadHostedReads(wagmi, queryClient),
  }
}
