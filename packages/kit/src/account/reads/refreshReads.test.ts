import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshReads } from '../../chains/transport/createQueryClient.ts'
import { alice } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { balanceQuery } from './balanceQuery.ts'

test('invalidates the balances of the given networks, or of all, and nothing else', async () => {
  const { wagmi } = kitConfigForTest([])
  const client = new QueryClient()
  const keys = [
    balanceQuery(wagmi, alice, 1).queryKey,
    balanceQuery(wagmi, alice, 185).queryKey,
    ['foyer', 'profile', alice],
  ]
  for (const key of keys) client.setQueryData(key, 1n)
  const old = () => keys.map((key) => client.getQueryState(key)?.isInvalidated)
  await refreshReads(client, [185])
  expect(old()).toEqual([false, true, false])
  await refreshReads(client)
  expect(old()).toEqual([true, true, false])
})
