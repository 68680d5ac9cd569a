import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import type { LazyTransportRegistry } from './lazyTransportRegistry.ts'

/**
 * Stands in for the kit's own endpoints where the page has its own transports: reads go through
 * those, nothing is known of their health, and the shown balances are read again every four
 * seconds.
 */
export function hostedReads(wagmi: Config, queryClient: QueryClient): LazyTransportRegistry {
  return {
    load: async () => (await import('./loadHostedReads.ts')).loadHostedReads(wagmi, queryClient),
  }
}
