// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { readVault, type VaultReading } from './readVault.ts'
import { untilNextEnd, useVaultGlance } from './useVaultGlance.ts'

vi.mock('./readVault.ts')
vi.mock('@foyer/kit', () => ({ useKit: () => ({ wagmi: { getClient: () => undefined } }) }))
afterEach(() => {
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

it('reads again shortly after the next lock ends, and not if none will', () => {
  expect(untilNextEnd(undefined)).toBe(false)
  expect(untilNextEnd(reading())).toBe(false)
  expect(untilNextEnd(reading(900, 1_000))).toBe(false)
  expect(untilNextEnd(reading(2_000, 900, 1_060))).toBe(65_000)
})

it('caps the delay at the timer maximum, beyond which a ten-year lock would fire at once', () => {
  expect(untilNextEnd(reading(1_000 + 10 * 365 * 86_400))).toBe(2_147_483_647)
})

it('reads again after a transaction, and when the visitor comes back to the tab', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'] })
  const read = vi.mocked(readVault).mockReset().mockResolvedValue(reading(2_000))
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
  const root = createRoot(document.createElement('div'))
  const Card = () => {
    useVaultGlance(1, { token: '0x1', timeLock: '0x2' }, '0x3')
    return null
  }
  await act(() => root.render(createElement(QueryClientProvider, { client }, createElement(Card))))
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
