// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { connect, getConnection, signMessage, switchChain } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestOf } from '../../../chains/transport/requestOf.ts'
import type { KitConfigOptions } from '../../../kit/createKitConfig.ts'
import { attemptsForTest } from '../../../testing/attemptsForTest.ts'
import { alice } from '../../../testing/fakeConnector.ts'
import { createKeysStub, type KeysStub } from '../../../testing/keysStub.ts'
import { ethereum, kitConfigForTest, mint } from '../../../testing/kitConfigForTest.ts'
import { fetchFromNodes } from '../../../testing/nodes/fetchFromNodes.ts'
import { sendAndRecord } from '../../../transactions/send/sendAndRecord.ts'
import { disconnectAll } from '../../connection/disconnectAll.ts'
import { autoConnect } from '../../connection/restore/autoConnect.ts'
import { coinbase } from './coinbase.ts'

let keys: KeysStub
let fetched: string[]
beforeEach(async () => {
  keys = await createKeysStub({ accounts: [alice], chains: { 1: 'https://rpc.wallet.example' } })
  vi.stubGlobal('open', keys.open)
  window.open = keys.open
  fetched = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    fetched.push(String(url))
    return new Response(null, {
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
    })
  })
  window.fetch = globalThis.fetch
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function kitWith(storage = memoryStorage(), options: Partial<KitConfigOptions> = {}) {
  const kit = kitConfigForTest([coinbase({ appName: 'RainbowKit App' })], { storage, ...options })
  const [connector] = kit.wagmi.connectors
  if (!connector) throw new Error('no connector')
  return { wagmi: kit.wagmi, connector, kit, storage }
}

describe('Coinbase, in its own window', () => {
  test('opens no window if the visitor cancels while it loads', async () => {
    const { attempts, wallet } = attemptsForTest(coinbase({ appName: 'RainbowKit App' }))
    const done = attempts.start(wallet(0))
    attempts.abandon()
    await done
    expect(keys.opened).toEqual([])
  })

  test('opens when chosen, connects, signs, and contacts no other host', async () => {
    const { wagmi, connector } = kitWith()
    expect(keys.opened).toEqual([])
    await connect(wagmi, { connector })
    expect(getConnection(wagmi)).toMatchObject({ address: alice, chainId: 1 })
    expect(new Set(keys.opened.map((url) => new URL(url).origin))).toEqual(
      new Set(['https://keys.coinbase.com']),
    )
    expect(keys.introduced).toMatchObject({
      metadata: { appName: 'RainbowKit App' },
      preference: { options: 'smartWalletOnly', telemetry: false },
    })
    expect(await signMessage(wagmi, { message: 'hello' })).toBe('0xsigned')
    expect(keys.asked).toEqual(['eth_requestAccounts', 'personal_sign'])
    // The SDK requests only its own page's headers. A kit of an earlier test file may still read
    // the app's endpoint, since files share this window.
    const origins = new Set(fetched.map((url) => new URL(url).origin))
    origins.delete('http://localhost:1')
    expect(origins).toEqual(new Set([window.location.origin]))
  })

  test("reads go to the app's endpoints, and fail if none responds", async () => {
    const { wagmi, connector } = kitWith()
    await connect(wagmi, { connector })
    const provider = await connector.getProvider()
    const request: unknown = Reflect.get(Object(provider), 'request')
    if (typeof request !== 'function') throw new Error('no request')
    await request({ method: 'eth_blockNumber' }).catch(() => {})
    expect(fetched.at(-1)).toMatch(/^http:\/\/localhost:1\/rpc/)
    await expect(
      request({ method: 'wallet_getCallsStatus', params: ['0x1'] }),
    ).rejects.toMatchObject({ code: 4200 })
    expect(fetched.join()).not.toContain('wallet.example')
  })

  // Its batches cannot be followed, since their status is a read from the SDK's own hosts.
  test.each([
    'wallet_getCapabilities',
    'wallet_sendCalls',
    'wallet_showCallsStatus',
  ])('%s is refused, so that calls are sent one by one', async (method) => {
    const { wagmi, connector } = kitWith()
    await connect(wagmi, { connector })
    const request = requestOf(await connector.getProvider())
    await expect(request({ method, params: [{}] })).rejects.toMatchObject({ code: 4200 })
    expect(keys.asked).toEqual(['eth_requestAccounts'])
  })

  test("the app's node is no proof of the wallet's chain: nothing is sent", async () => {
    const { wagmi, connector, kit } = kitWith(memoryStorage(), { requireChainProof: true })
    await connect(wagmi, { connector })
    const hash = `0x${'1'.repeat(64)}`
    const node = { eth_getBlockByNumber: { hash } }
    vi.stubGlobal('fetch', fetchFromNodes({ 'http://localhost:1/rpc': node }))
    const sending = sendAndRecord(kit, {
      address: alice,
      chain: ethereum,
      connector,
      to: alice,
      description: 'Pay',
    })
    await expect(sending).rejects.toMatchObject({ name: 'ChainProofError', reason: 'noAnswer' })
    expect(keys.asked).not.toContain('eth_sendTransaction')
  })

  test('a rejection and a closed window are rejections', async () => {
    const { wagmi, connector } = kitWith()
    keys.next = 'refuse'
    await expect(connect(wagmi, { connector })).rejects.toMatchObject({ code: 4001 })
    keys.next = 'close'
    await expect(connect(wagmi, { connector })).rejects.toMatchObject({ code: 4001 })
    expect(wagmi.state.status).toBe('disconnected')
    keys.next = 'approve'
    await connect(wagmi, { connector })
    expect(wagmi.state.status).toBe('connected')
  })

  test('a blocked pop-up is reported each time, and the next attempt can open it', async () => {
    const { wagmi, connector } = kitWith()
    keys.next = 'block'
    for (const _ of [1, 2]) {
      await expect(connect(wagmi, { connector })).rejects.toThrow('The browser blocked the window')
      // Under a dialog, the SDK's message could not be clicked.
      expect(
        document.querySelector('.-cbwsdk-snackbar-instance')?.closest('[hidden]'),
      ).not.toBeNull()
    }
    keys.next = 'approve'
    await connect(wagmi, { connector })
    expect(wagmi.state.status).toBe('connected')
  })

  test('an empty list of accounts is no connection', async () => {
    keys.accounts = []
    const { wagmi, connector } = kitWith()
    await expect(connect(wagmi, { connector })).rejects.toThrow('accounts received is empty')
  })

  test('is restored after a reload and forgotten on disconnect', async () => {
    const first = kitWith()
    await connect(first.wagmi, { connector: first.connector })
    const second = kitWith(first.storage)
    await autoConnect(second.wagmi)
    expect(getConnection(second.wagmi)).toMatchObject({ address: alice, status: 'connected' })
    await disconnectAll(second.kit)
    const third = kitWith(first.storage)
    await autoConnect(third.wagmi)
    expect(third.wagmi.state.status).toBe('disconnected')
  })

  test('adds a chain that the wallet does not have, and then moves to it', async () => {
    const { wagmi, connector } = kitWith(memoryStorage(), {
      chains: [ethereum, { ...mint, walletName: 'Mint' }],
    })
    await connect(wagmi, { connector })
    keys.next = 'noChain'
    keys.chains = { 1: 'https://rpc.wallet.example', 185: 'https://rpc.wallet.example' }
    await switchChain(wagmi, { chainId: 185 })
    expect(keys.added, 'as wallets expect it').toEqual([
      [
        {
          chainId: '0xb9',
          chainName: 'Mint',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: ['http://localhost:1/rpc'],
        },
      ],
    ])
    expect(getConnection(wagmi).chainId).toBe(185)
    expect(await connector?.getChainId()).toBe(185)
  })

  test('switches to a chain that the wallet has', async () => {
    keys.chains = { 1: 'https://rpc.wallet.example', 185: 'https://rpc.wallet.example' }
    const { wagmi, connector } = kitWith()
    await connect(wagmi, { connector })
    await switchChain(wagmi, { chainId: 185 })
    expect(getConnection(wagmi).chainId).toBe(185)
  })
})

test('loads and requests nothing until it is chosen', async () => {
  const { connector } = kitWith()
  expect(await connector.getProvider()).toBeUndefined()
  expect(await connector.isAuthorized()).toBe(false)
  await connector.disconnect()
  expect(keys.opened).toEqual([])
  expect(fetched).toEqual([])
})
