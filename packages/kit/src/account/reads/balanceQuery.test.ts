import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { UnreadableAnswerError } from '../../errors/read.ts'
import { alice } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { balanceQuery, hasFailed, nativeBalance } from './balanceQuery.ts'

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

describe('nativeBalance', () => {
  test('reads the latest block and returns wei', async () => {
    const asked: unknown[] = []
    const value = await nativeBalance(async (args) => {
      asked.push(args)
      return '0xde0b6b3a7640000'
    }, alice)
    expect(value).toBe(10n ** 18n)
    expect(asked).toEqual([{ method: 'eth_getBalance', params: [alice, 'latest'] }])
  })

  test.each([
    null,
    1,
    '',
    '0x',
    '1',
    '0xzz',
    `0x${'f'.repeat(65)}`,
    {},
    '<html>',
  ])('refuses the response %j', async (answer) => {
    await expect(nativeBalance(async () => answer, alice)).rejects.toThrow(UnreadableAnswerError)
  })
})
