// @vitest-environment happy-dom
import {
  anvilAccounts,
  createScriptedWallet,
  personalities,
  type Rule,
} from '@foyer/testkit/wallet'
import { getConnection } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { connectTo } from '../../testing/connectTo.ts'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { chainProofKey } from '../../wallets/connection/chain/verifyWalletChain.ts'
import { walletFollower } from '../../wallets/connection/walletFollower.ts'
import { injectedConnector } from '../../wallets/connectors/injected/injectedConnector.ts'
import { followWallet } from './followWallet.ts'

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
  const stop = followWallet(kit, connector)
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

const focus = () => window.dispatchEvent(new Event('focus'))

const moments = [
  ['on focus', focus],
  ['when the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['slowly while visible', () => void vi.advanceTimersByTime(15_000)],
] as const

it.each(moments)("updates the page's chain and re-proves it, %s", async (_when, happen) => {
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
  focus()
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
  focus()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(known()).toBe(1)
  expect(prove).toHaveBeenCalled()
})

describe('the account of a wallet without events', () => {
  const [alice, bob] = anvilAccounts.map(({ address }) => address)

  async function connected() {
    const { engine, script, stop } = createScriptedWallet({
      accounts: anvilAccounts,
      chains: [{ id: 1, name: 'Ethereum' }],
      personality: personalities.mockNoEvents,
    })
    onTestFinished(stop)
    const { provider } = engine
    const kit = kitConfigForTest([
      injectedConnector({ id: 'mock', name: 'Mock Wallet', provider: () => provider }),
    ])
    const [connector] = kit.wagmi.connectors
    await connectTo(kit.wagmi, connector)
    if (!connector) throw new Error('no connector')
    onTestFinished(followWallet(kit, connector))
    const asked = script.log().length
    return {
      connector,
      engine,
      kit,
      accounts: () => getConnection(kit.wagmi).addresses,
      answerWith: (rule: Rule) => script.set('eth_accounts', rule),
      askedSince: () =>
        script
          .log()
          .slice(asked)
          .map(({ method }) => method)
          .toSorted(),
      /** Answers the request that a 'hang' rule holds. */
      async answerHeld(result: unknown) {
        const [held] = script.pending()
        if (!held) throw new Error('no request is open')
        script.answer(held.id, { result })
        await vi.advanceTimersByTimeAsync(0)
      },
      status: () => kit.wagmi.state.status,
    }
  }

  it.each(moments)('is followed, %s, with one request', async (_when, happen) => {
    const { accounts, askedSince, engine } = await connected()
    engine.switchAccount(1)
    expect(accounts()).toEqual([alice])
    happen()
    await vi.advanceTimersByTimeAsync(0)
    expect(accounts()).toEqual([bob])
    expect(askedSince()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('is gone once the wallet revokes the permission', async () => {
    const { engine, kit, status } = await connected()
    engine.revoke()
    focus()
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('disconnected')
    expect(kit.wagmi.state.connections.size).toBe(0)
  })

  it.each(moments)('is gone while the wallet is locked, and restored %s', async (_when, happen) => {
    const { accounts, engine, kit, status } = await connected()
    const { absent, follow } = kit.get(walletFollower)
    follow()
    engine.lock()
    focus()
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('disconnected')
    expect(absent.get()).toEqual({ name: 'Mock Wallet', reason: 'locked' })
    engine.unlock()
    happen()
    await vi.advanceTimersByTimeAsync(0)
    expect(status()).toBe('connected')
    expect(accounts()).toEqual([alice])
  })

  it('stays the same, without an update, if only the case differs', async () => {
    const { accounts, answerWith } = await connected()
    const before = accounts()
    answerWith({ result: [alice?.toLowerCase()] })
    focus()
    await vi.advanceTimersByTimeAsync(0)
    expect(accounts()).toBe(before)
  })

  it.each<[string, Rule]>([
    ['an error', 'reject'],
    ['silence', 'hang'],
    ['nothing', { result: null }],
    ['a text', { result: bob }],
    ['what is like a list', { result: { length: 0 } }],
    ['a list with an invalid address', { result: [bob, 'bob'] }],
    ['a list in a list', { result: [[bob]] }],
  ])('stays the same if the wallet answers with %s', async (_what, rule) => {
    const { accounts, answerWith, status } = await connected()
    answerWith(rule)
    focus()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(accounts()).toEqual([alice])
    expect(status()).toBe('connected')
  })

  it('is the one of a switch that the wallet reports during the read', async () => {
    const { accounts, answerHeld, answerWith, connector } = await connected()
    answerWith('hang')
    focus()
    await vi.advanceTimersByTimeAsync(0)
    connector.onAccountsChanged([`${bob}`])
    await answerHeld([alice])
    expect(accounts()).toEqual([bob])
  })

  it('is not followed by an answer that arrives after 10 s or after a disconnect', async () => {
    const { accounts, answerHeld, answerWith, connector, status } = await connected()
    answerWith('hang')
    focus()
    await vi.advanceTimersByTimeAsync(10_000)
    await answerHeld([bob])
    expect(accounts()).toEqual([alice])
    focus()
    await vi.advanceTimersByTimeAsync(0)
    connector.onDisconnect()
    await answerHeld([bob])
    expect(status()).toBe('disconnected')
  })
})

it('asks no other wallet for its accounts', async () => {
  const { request } = await open()
  focus()
  await vi.advanceTimersByTimeAsync(0)
  expect(request.mock.calls).toEqual([[{ method: 'eth_chainId' }]])
})
