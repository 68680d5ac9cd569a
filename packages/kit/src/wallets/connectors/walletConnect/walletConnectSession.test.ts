import { describe, expect, test, vi } from 'vitest'
import type { SignClient } from './openClient.ts'
import { createWalletConnectSession } from './walletConnectSession.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const topic = 'a'.repeat(64)

type Listener = (event: unknown) => void

/** A sign client that reports arbitrary wallet data. */
function hostile(
  namespaces: unknown = { eip155: { accounts: [`eip155:1:${alice}`], methods: [] } },
) {
  const listeners = new Map<string, Listener>()
  const session = { topic, namespaces }
  const sessions = new Map([[topic, session]])
  const transportClose = vi.fn(async () => {})
  const disconnect = vi.fn(async () => {
    sessions.delete(topic)
  })
  /** What the next links answer with. Default: the session. */
  const approvals: Promise<typeof session>[] = []
  const client = {
    on: (event: string, listener: Listener) => void listeners.set(event, listener),
    connect: async () => {
      const answer = approvals.shift() ?? Promise.resolve(session)
      return { uri: 'wc:x', approval: () => answer }
    },
    disconnect,
    request: () => new Promise(() => {}),
    session: {
      map: sessions,
      get keys() {
        return [...sessions.keys()]
      },
      getAll: () => [],
      delete: disconnect,
    },
    core: { relayer: { transportClose } },
  }
  const onChange = vi.fn()
  const onEnd = vi.fn()
  const link = createWalletConnectSession({
    // The part of the client that the session uses.
    client: client as object as SignClient,
    chainIds: [1, 185],
    onChange,
    onEnd,
    onPairing: () => {},
  })
  const say = (event: string, params: object) => listeners.get(event)?.({ topic, ...params })
  const event = (name: unknown, data: unknown, chainId: unknown = 'eip155:1') =>
    say('session_event', { params: { event: { name, data }, chainId } })
  return { approvals, disconnect, event, link, onChange, onEnd, say, session, transportClose }
}

describe('a wallet that approves a pairing with', () => {
  test.each([
    ['nothing', undefined],
    [
      'accounts of another kind of chain',
      { solana: { accounts: ['solana:5eykt4:abc'], methods: [] } },
    ],
    ['no accounts', { eip155: { accounts: [], methods: ['personal_sign'] } }],
    ['accounts that are none', { eip155: { accounts: ['eip155:1:0xnot', null, {}], methods: 7 } }],
    ['accounts on a chain that is invalid', { eip155: { accounts: [`eip155:-1:${alice}`] } }],
    ['a list', [alice]],
  ])('%s is not connected, and gets an error', async (_what, namespaces) => {
    const { disconnect, link, transportClose } = hostile(namespaces ?? null)
    await expect(link.connect()).rejects.toThrow('shared no account')
    expect(link.current()).toBeUndefined()
    expect(disconnect).toHaveBeenCalledWith(expect.objectContaining({ topic }))
    await vi.waitFor(() => expect(transportClose).toHaveBeenCalled())
  })

  test('chains that the app does not have is connected on the first of those', async () => {
    const { link } = hostile({ eip155: { accounts: [`eip155:424242:${alice}`], methods: [] } })
    expect(await link.connect(1)).toMatchObject({ chainId: 424_242 })
  })
})

describe('a connected wallet', () => {
  test.each([
    ['stays connected', async () => {}, 1],
    ['stays disconnected after that', (link: ReturnType<typeof hostile>['link']) => link.end(), 2],
  ])('%s when an earlier link is approved as well, which is ended', async (_, then, ended) => {
    const { approvals, disconnect, link, session } = hostile()
    const late = Promise.withResolvers<typeof session>()
    approvals.push(late.promise)
    const first = link.connect()
    expect(await link.connect()).toBe(await first)
    await then(link)
    const before = link.current()
    late.resolve({ ...session, topic: 'b'.repeat(64) })
    await vi.waitFor(() => expect(disconnect).toHaveBeenCalledTimes(ended))
    expect(disconnect).toHaveBeenLastCalledWith(expect.objectContaining({ topic: 'b'.repeat(64) }))
    expect(link.current()).toBe(before)
  })

  test('that repeats an event a thousand times is handled once', async () => {
    const { event, link, onChange } = hostile()
    await link.connect()
    for (let count = 0; count < 1_000; count += 1) {
      event('chainChanged', '0xb9')
      event('accountsChanged', [alice])
    }
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  test('that sends an invalid event changes nothing', async () => {
    const { event, link, onChange, onEnd, say } = hostile()
    const live = await link.connect()
    for (const data of [undefined, null, {}, [], 'x', -1, 2 ** 60, Number.NaN]) {
      event('chainChanged', data, 'solana:1')
      event(data, data)
    }
    event('accountsChanged', ['0x0000000000000000000000000000000000000bad'])
    event('accountsChanged', { length: 0 })
    say('session_delete', { topic: 'b'.repeat(64) })
    say('session_update', { topic: 'b'.repeat(64), params: { namespaces: {} } })
    expect(link.current()).toBe(live)
    expect(onChange).not.toHaveBeenCalled()
    expect(onEnd).not.toHaveBeenCalled()
  })

  test.each([
    'session_delete',
    'session_expire',
  ])('that leaves by %s fails pending requests', async (event) => {
    const { link, onEnd, say } = hostile()
    await link.connect()
    const waiting = link.request({ method: 'personal_sign' })
    say(event, {})
    await expect(waiting).rejects.toMatchObject({ code: 4900 })
    expect(link.current()).toBeUndefined()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('that removes the current chain is followed to a remaining one, or ends without one', async () => {
    const { event, link, onChange, onEnd, say } = hostile()
    await link.connect(1)
    const left = { eip155: { accounts: [`eip155:10:${alice}`], methods: [] } }
    say('session_update', { params: { namespaces: left } })
    expect(onChange).toHaveBeenLastCalledWith([alice], 10)
    event('chainChanged', 185)
    expect(onChange).toHaveBeenLastCalledWith([alice], 185)
    await expect(link.request({ method: 'wallet_sendCalls' })).rejects.toMatchObject({ code: 4901 })
    const waiting = link.request({ method: 'personal_sign' })
    say('session_update', { params: { namespaces: { eip155: 'nonsense' } } })
    await expect(waiting).rejects.toMatchObject({ code: 4900 })
    expect(onEnd).toHaveBeenCalledOnce()
  })
})
