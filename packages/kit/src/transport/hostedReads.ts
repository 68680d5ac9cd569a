import type { QueryClient } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import { lazyImport } from '../utils/lazyImport.ts'
import type { LazyTransportRegistry } from './lazyTransportRegistry.ts'

/**
 * Replaces the kit's endpoints if the page has its own transports: reads go through those, their
 * health is unknown, and shown balances are read again every four seconds.
 */
export function hostedReads(wagmi: Config, queryClient: QueryClient): LazyTransportRegistry {
  return {
    isHosted: true,
    ...lazyImport(async () =>
      (await import('./loadHostedReads.ts')).loadHostedReads(wagmi, queryClient),
    ),
  }
}
