import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { alice } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { balanceQuery, hasFailed } from './balanceQuery.ts'

test('a failed read stays failed while it is retried', async () => {
  let refuse = () => {}
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['x'],
    retry: false,
    queryFn: () =>
      new Promise<bigint>((_, reject) => {
        refuse = () => reject(new Error('down'))
      }),
  })
  const states: boolean[] = []
  const stop = observer.subscribe((result) => states.push(hasFailed(result)))
  refuse()
  await vi.waitFor(() => expect(hasFailed(observer.getCurrentResult())).toBe(true))
  void observer.refetch()
  expect(observer.getCurrentResult().status).toBe('pending')
  expect(hasFailed(observer.getCurrentResult())).toBe(true)
  stop()
  expect(states[0]).toBe(false)
})

test('an account has one entry per chain, in any spelling of its address', () => {
  const { wagmi } = kitConfigForTest([])
  const lower = balanceQuery(wagmi, `0x${alice.slice(2).toLowerCase()}`, 1)
  expect(balanceQuery(wagmi, alice, 1).queryKey).toEqual(lower.queryKey)
  expect(balanceQuery(wagmi, alice, 185).queryKey).not.toEqual(lower.queryKey)
  expect(balanceQuery(wagmi, undefined, 1).enabled).toBe(false)
})
