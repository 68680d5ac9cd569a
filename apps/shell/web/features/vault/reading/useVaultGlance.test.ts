// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { readVault, type VaultReading } from './readVault.ts'
import { untilNextRead, useVaultGlance } from './useVaultGlance.ts'

vi.mock('./readVault.ts')
const records = vi.hoisted(() => new Map<number, readonly { readonly settledAt?: number }[]>())
vi.mock('@foyer/kit', () => ({
  useKit: () => ({ wagmi: { getClient: () => undefined } }),
  useRecentTransactions: ({ chainId }: { readonly chainId: number }) => records.get(chainId) ?? [],
}))
afterEach(() => {
  records.clear()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const reading = (...ends: number[]): VaultReading => ({
  held: 0n,
  allowance: 0n,
  positions: ends.map((unlockTime, index) => ({
    id: BigInt(index),
    amount: 1n,
    lockedAt: 0,
    unlockTime,
  })),
  positionCount: ends.length,
  chainTime: 1_000,
})

function Card() {
  useVaultGlance(1, { token: '0x1', timeLock: '0x2' }, '0x3')
  return null
}
const card = (client: QueryClient) =>
  createElement(QueryClientProvider, { client }, createElement(Card))

/** The wait after a read at the second 100. */
const wait = (data: VaultReading | undefined, settledAt?: number) =>
  untilNextRead({ data, dataUpdatedAt: 100_000, status: 'success' }, [{ settledAt }])

it('reads again after a failure, also of the first read', () => {
  const after = (data: VaultReading | undefined) =>
    untilNextRead({ data, dataUpdatedAt: 0, status: 'error' }, [])
  expect([after(undefined), after(reading())]).toEqual([15_000, 15_000])
})

it('reads again shortly after the next lock ends, and not if none will', () => {
  expect(wait(undefined)).toBe(false)
  expect(wait(reading())).toBe(false)
  expect(wait(reading(900, 1_000))).toBe(false)
  expect(wait(reading(2_000, 900, 1_060))).toBe(65_000)
})

it('reads again soon after a transaction, which the endpoint may not know yet, but only once', () => {
  expect(wait(undefined, 99_000)).toBe(false)
  expect(wait(reading(2_000), 99_000)).toBe(5_000)
  expect(wait(reading(), 101_000)).toBe(5_000)
  expect(wait(reading(), 95_000)).toBe(false)
  // The clock was ahead.
  expect(wait(reading(), 3_700_000)).toBe(false)
  expect(untilNextRead({ data: reading(), dataUpdatedAt: 100_000, status: 'success' }, [])).toBe(
    false,
  )
})

it('caps the delay at the timer maximum, beyond which a ten-year lock would fire at once', () => {
  expect(wait(reading(1_000 + 10 * 365 * 86_400))).toBe(2_147_483_647)
})

it('reads again if an endpoint that is behind answers after a transaction on this chain', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const read = vi.mocked(readVault).mockReset().mockResolvedValue(reading())
  records.set(1, [{}, { settledAt: Date.now() }])
  records.set(56, [{ settledAt: Date.now() + 60_000 }])
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(card(new QueryClient())))
  expect(read).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(read).toHaveBeenCalledTimes(2)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(read).toHaveBeenCalledTimes(2)
  await act(() => root.unmount())
})

it('reads again after a transaction, and when the visitor comes back to the tab', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'] })
  const read = vi.mocked(readVault).mockReset().mockResolvedValue(reading(2_000))
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(card(client)))
  expect(read).toHaveBeenCalledTimes(1)
  // As the kit does once a transaction has settled.
  await act(() =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'readContract' }),
  )
  expect(read).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + 3_600_000)
  await act(() => focusManager.setFocused(false))
  await act(() => focusManager.setFocused(true))
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3))
  await act(() => root.unmount())
})
