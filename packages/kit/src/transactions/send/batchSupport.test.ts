// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { askBatchSupport } from './batchSupport.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const supported = { '0x1': { atomic: { status: 'supported' } } }

beforeEach(() => sessionStorage.clear())

/** A fresh page with a wallet. The tab's session storage stays. */
function open(answer: () => unknown, type = 'injected') {
  const request = vi.fn(async () => answer())
  const wallet = fakeConnector({ id: 'io.wallet', type, getProvider: async () => ({ request }) })
  const kit = kitConfigForTest([wallet])
  const [connector] = kit.wagmi.connectors
  if (!connector) throw new Error('no connector')
  const ask = (from: typeof alice, chainId: number) =>
    askBatchSupport(kit, { chainId, connector, from })
  return { ask, request }
}

function unknownMethod(): never {
  throw Object.assign(new Error('The method does not exist'), { code: -32601 })
}

function busy(): never {
  throw Object.assign(new Error('Internal'), { code: -32603 })
}

it('asks an extension without the method once per visit', async () => {
  const first = open(unknownMethod)
  expect(await first.ask(alice, 1)).toBe('no')
  expect(await first.ask(alice, 185)).toBe('no')
  expect(await first.ask(bob, 1)).toBe('no')
  expect(first.request).toHaveBeenCalledTimes(1)
  const reloaded = open(unknownMethod)
  expect(await reloaded.ask(alice, 1)).toBe('no')
  expect(reloaded.request).not.toHaveBeenCalled()
})

it('asks again for other accounts and chains if the wallet has the method', async () => {
  const { ask } = open(() => supported)
  expect(await ask(alice, 1)).toBe('yes')
  expect(await ask(alice, 185)).toBe('no')
})

it('asks a wallet that gives no clear answer three times at most, on all chains together', async () => {
  const { ask, request } = open(busy)
  expect(await ask(alice, 1)).toBe('unclear')
  expect(await ask(alice, 185)).toBe('unclear')
  expect(await ask(bob, 1)).toBe('unclear')
  expect(await ask(alice, 1)).toBe('no')
  expect(request).toHaveBeenCalledTimes(3)
})

it('counts from the start after a clear answer', async () => {
  let answer: () => unknown = busy
  const { ask } = open(() => answer())
  for (let turn = 0; turn < 4; turn += 1) {
    answer = busy
    expect(await ask(alice, 1)).toBe('unclear')
    answer = () => supported
    expect(await ask(alice, 1)).toBe('yes')
  }
})

it('takes a wallet that hangs for one without a clear answer after 10 s', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answer = open(() => new Promise(() => {})).ask(alice, 1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBe('unclear')
})

it('does not reuse an answer between wallets connected through WalletConnect', async () => {
  expect(await open(unknownMethod, 'walletConnect').ask(alice, 1)).toBe('no')
  expect(await open(() => supported, 'walletConnect').ask(alice, 1)).toBe('yes')
})

it('ignores invalid data in session storage', async () => {
  sessionStorage.setItem('foyer.withoutBatches', '{"v":1,"data":[1]}')
  expect(await open(() => supported).ask(alice, 1)).toBe('yes')
})
