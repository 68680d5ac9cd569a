import { QueryClient } from '@tanstack/react-query'

/** One day, in ms: how long read data is kept, and how long a name or a picture counts as fresh (Spec §9). */
export const oneDay = 86_400_000

/** The kit's query defaults: kept for a day, offline first, no retry (Spec §9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: oneDay,
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  })
}
