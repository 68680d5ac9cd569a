// @vitest-environment happy-dom
import { getConnection } from '@wagmi/core'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { followWalletChain } from './followWalletChain.ts'
import { chainProofKey } from './verifyWalletChain.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A connected wallet that switches chains without emitting an event. */
async function open() {
  let answer = async (): Promise<unknown> => '0x1'
  const request = vi.fn(() => answer())
  const wallet = fakeConnector({ id: 'a', getProvider: async () => ({ request }) })
  const kit = kitConfigForTest([wallet])
  const [connector] = kit.wagmi.connectors
  await connectTo(kit.wagmi, connector)
  if (!connector) throw new Error('no connector')
  const prove = vi.spyOn(kit.queryClient, 'invalidateQueries')
  const stop = followWalletChain(kit, connector)
  onTestFinished(stop)
  return {
    known: () => getConnection(kit.wagmi).chainId,
    moveTo(id: unknown) {
      answer = async () => id
    },
    fail(next: () => Promise<unknown>) {
      answer = next
    },
    prove,
    request,
    stop,
  }
}

function setVisible(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
}

it.each([
  ['on focus', () => window.dispatchEvent(new Event('focus'))],
  ['when the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['slowly while visible', () => void vi.advanceTimersByTime(15_000)],
])("updates the page's chain and re-proves it, %s", async (_when, happen) => {
  const { known, moveTo, prove } = await open()
  moveTo('0xb9')
  expect(known()).toBe(1)
  happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(known()).toBe(185)
  expect(prove).toHaveBeenCalledExactlyOnceWith({ queryKey: chainProofKey })
})

it('sends no requests while the page is hidden or after it is stopped', async () => {
  setVisible('hidden')
  const { request, stop } = await open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(request).not.toHaveBeenCalled()
  setVisible('visible')
  await vi.advanceTimersByTimeAsync(15_000)
  expect(request).toHaveBeenCalledTimes(1)
  stop()
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(request).toHaveBeenCalledTimes(1)
})

it.each([
  ['x', async () => 'x'],
  ['nothing', async () => null],
  ['zero', async () => '0x0'],
  ['a negative number', async () => -1],
  ['silence', () => new Promise(() => {})],
  ['an error', async () => Promise.reject(new Error('no'))],
])("keeps the page's chain if the wallet returns %s", async (_name, answer) => {
  const { fail, known, prove } = await open()
  fail(answer)
  window.dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(known()).toBe(1)
  expect(prove).toHaveBeenCalled()
})
