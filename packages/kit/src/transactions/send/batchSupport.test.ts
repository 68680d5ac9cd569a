// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
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
    askBatchSupport(kit, connector, { chainId, from })
  return { ask, request }
}

function unknownMethod(): never {
  throw Object.assign(new Error('The method does not exist'), { code: -32601 })
}

it('asks an extension without the method once per visit', async () => {
  const first = open(unknownMethod)
  expect(await first.ask(alice, 1)).toBe(false)
  expect(await first.ask(alice, 185)).toBe(false)
  expect(await first.ask(bob, 1)).toBe(false)
  expect(first.request).toHaveBeenCalledTimes(1)
  const reloaded = open(unknownMethod)
  expect(await reloaded.ask(alice, 1)).toBe(false)
  expect(reloaded.request).not.toHaveBeenCalled()
})

it('asks again for other accounts and chains if the wallet has the method, and after other errors', async () => {
  const knowing = open(() => supported)
  expect(await knowing.ask(alice, 1)).toBe(true)
  expect(await knowing.ask(alice, 185)).toBe(false)
  const failing = open(() => {
    throw Object.assign(new Error('Internal'), { code: -32603 })
  })
  expect(await failing.ask(alice, 1)).toBe(false)
  expect(await failing.ask(alice, 1)).toBe(false)
  expect(failing.request).toHaveBeenCalledTimes(2)
})

it('does not reuse an answer between wallets connected through WalletConnect', async () => {
  expect(await open(unknownMethod, 'walletConnect').ask(alice, 1)).toBe(false)
  expect(await open(() => supported, 'walletConnect').ask(alice, 1)).toBe(true)
})

it('ignores invalid data in session storage', async () => {
  sessionStorage.setItem('foyer.withoutBatches', '{"v":1,"data":[1]}')
  expect(await open(() => supported).ask(alice, 1)).toBe(true)
})
