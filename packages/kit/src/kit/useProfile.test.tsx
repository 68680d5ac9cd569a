// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimsNoName } from '../chains/ens/claimsNoName.ts'
import { findProfile } from '../chains/ens/findProfile.ts'
import { oneDay } from '../chains/transport/createQueryClient.ts'
import { alice } from '../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { useProfile } from '../wallets/connection/useProfile.ts'
import { KitProvider } from './KitProvider.tsx'

vi.mock('../chains/ens/findProfile.ts', () => ({ findProfile: vi.fn() }))
vi.mock('../chains/ens/claimsNoName.ts', () => ({ claimsNoName: vi.fn(async () => false) }))

const named = { ...ethereum, contracts: { ensUniversalResolver: { address: alice } } }
const minute = 60_000
const patience = { timeout: 15_000 }

let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  root = createRoot(document.body)
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
})

function Name() {
  return useProfile(alice).displayName
}

const shows = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), patience)

test('a failed lookup is retried after a minute, a name is refreshed after a day', async () => {
  const find = vi.mocked(findProfile)
  find.mockRejectedValueOnce(new Error('no endpoint answers'))
  find.mockResolvedValueOnce({ name: 'alice.eth', avatar: undefined })
  find.mockResolvedValueOnce({ name: 'ada.eth', avatar: undefined })
  root.render(
    <KitProvider config={kitConfigForTest([], { chains: [named] })}>
      <Name />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1), patience)
  await shows('0xf3…2266')
  await vi.advanceTimersByTimeAsync(minute)
  await shows('alice.eth')
  await vi.advanceTimersByTimeAsync(oneDay - minute)
  expect(find).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(minute)
  await shows('ada.eth')
})

test('an address that a name may replace is pending for at most 400 ms', async () => {
  function Shown() {
    const { displayName, isPending } = useProfile(alice)
    return isPending ? 'pending' : displayName
  }
  const find = vi.mocked(findProfile)
  find.mockReset()
  const lookup = Promise.withResolvers<{ name: string; avatar: undefined }>()
  find.mockReturnValueOnce(lookup.promise)
  root.render(
    <KitProvider config={kitConfigForTest([], { chains: [named] })}>
      <Shown />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1), { ...patience, interval: 0 })
  expect(document.body.textContent).toBe('pending')
  await vi.advanceTimersByTimeAsync(300)
  expect(document.body.textContent).toBe('pending')
  await shows('0xf3…2266')
  lookup.resolve({ name: 'alice.eth', avatar: undefined })
  await shows('alice.eth')
})

test('the code that checks names is not used for an account without one', async () => {
  const find = vi.mocked(findProfile)
  find.mockReset()
  vi.mocked(claimsNoName).mockResolvedValueOnce(true)
  root.render(
    <KitProvider config={kitConfigForTest([], { chains: [named], storage: memoryStorage() })}>
      <Name />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(claimsNoName).toHaveLastReturnedWith(expect.any(Promise)), patience)
  await shows('0xf3…2266')
  await vi.advanceTimersByTimeAsync(minute)
  expect(find).not.toHaveBeenCalled()
})

test('a name of more than 24 characters is shown truncated', async () => {
  const find = vi.mocked(findProfile)
  find.mockReset()
  find.mockResolvedValueOnce({ name: 'abcdefghijklmnopqrstu.eth', avatar: undefined })
  root.render(
    <KitProvider config={kitConfigForTest([], { chains: [named] })}>
      <Name />
    </KitProvider>,
  )
  await shows('abcdefghijklmnopqrstu.et…')
})

test('a known name is not looked up again within a day, and at once after it', async () => {
  const find = vi.mocked(findProfile)
  find.mockReset()
  find.mockResolvedValueOnce({ name: 'alice.eth', avatar: undefined })
  find.mockResolvedValueOnce({ name: 'ada.eth', avatar: undefined })
  const config = kitConfigForTest([], { chains: [named] })
  const show = (isShown: boolean) =>
    root.render(<KitProvider config={config}>{isShown ? <Name /> : 'nobody'}</KitProvider>)
  show(true)
  await shows('alice.eth')

  // A name that is not shown is not requested, so only a new view triggers a request.
  show(false)
  await shows('nobody')
  await vi.advanceTimersByTimeAsync(oneDay - minute)
  show(true)
  await shows('alice.eth')
  show(false)
  await shows('nobody')
  expect(find).toHaveBeenCalledTimes(1)

  await vi.advanceTimersByTimeAsync(minute)
  show(true)
  await shows('ada.eth')
  expect(find).toHaveBeenCalledTimes(2)
})

test('a profile with an unanswered read is looked up again after ever longer gaps', async () => {
  const find = vi.mocked(findProfile)
  find.mockReset()
  const partial = { name: 'alice.eth', avatar: undefined, isPartial: true }
  find.mockResolvedValueOnce(partial)
  find.mockResolvedValueOnce(partial)
  find.mockResolvedValueOnce({ name: 'ada.eth', avatar: undefined })
  const storage = memoryStorage()
  root.render(
    <KitProvider config={kitConfigForTest([], { chains: [named], storage })}>
      <Name />
    </KitProvider>,
  )
  await shows('alice.eth')
  expect(storage.getItem('foyer.names'), 'not kept for a day').toBeNull()
  await vi.advanceTimersByTimeAsync(minute)
  expect(find).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(minute)
  expect(find).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(minute)
  await shows('ada.eth')
  await vi.advanceTimersByTimeAsync(oneDay - minute)
  expect(find).toHaveBeenCalledTimes(3)
})
