import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refreshAfter } from './refreshAfter.ts'

it('reads the chain’s balances and the contracts again, and leaves the rest', async () => {
  const client = new QueryClient()
  const keys = [
    ['foyer', 'balance', 1, '0xa'],
    ['foyer', 'balance', 56, '0xa'],
    ['readContract', { chainId: 1 }],
    ['ensName', { chainId: 1 }],
  ]
  for (const queryKey of keys) client.setQueryData(queryKey, 'old')
  await refreshAfter(client, 1)
  const isOld = keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
  expect(isOld).toEqual([true, false, true, false])
})
