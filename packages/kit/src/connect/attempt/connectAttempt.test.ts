import { connect } from '@wagmi/core'
import type { Address } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { alice, fakeConnector, never } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { createConnectAttempts } from './connectAttempt.ts'

function deferred<T>() {
  return Promise.withResolvers<T>()
}

function setUp(...connectors: ReturnType<typeof fakeConnector>[]) {
  const { wagmi } = kitConfigForTest(connectors)
  const onConnected = vi.fn<(id: string) => void>()
  const onAlreadyConnected = vi.fn<() => void>()
  const onRevoked = vi.fn<(id: string) => void>()
  const attempts = createConnectAttempts(wagmi, { onConnected })
  /** The wallet in the row of that place; its id is not its connector's. */
  const wallet = (index: number) => ({
    id: `row ${index}`,
    connector: at(index),
    onAlreadyConnected,
    onRevoked: () => onRevoked(`row ${index}`),
  })
  const at = (index: number) => {
    const connector = wagmi.connectors[index]
    if (!connector) throw new Error(`no connector ${index}`)
    return connector
  }
  return { wagmi, attempts, onAlreadyConnected, onConnected, onRevoked, at, wallet }
}

describe('createConnectAttempts', () => {
  test('a success connects and is reported once', async () => {
    const { at, wallet, attempts, onConnected, wagmi } = setUp(fakeConnector({ id: 'a' }))
    const done = attempts.start(wallet(0))
    expect(attempts.getState()).toMatchObject({ phase: 'connecting', walletId: 'row 0' })
    await done
    expect(wagmi.state.status).toBe('connected')
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(onConnected.mock.calls).toEqual([['row 0']])
    const [connection] = wagmi.state.connections.values()
    expect(connection?.connector).toBe(at(0))
  })

  test('a success is reported even if the dialog closes as soon as wagmi is connected', async () => {
    const { wallet, attempts, onConnected, onRevoked, wagmi } = setUp(fakeConnector({ id: 'a' }))
    wagmi.subscribe(
      ({ status }) => status,
      (status) => {
        if (status === 'connected') attempts.abandon()
      },
    )
    await attempts.start(wallet(0))
    expect(wagmi.state.status).toBe('connected')
    expect(onConnected.mock.calls).toEqual([['row 0']])
    expect(onRevoked).not.toHaveBeenCalled()
  })

  test('a rejection ends in phase failed, kind rejected, with nothing connected', async () => {
    const reject = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
    const { wallet, attempts, onConnected, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: reject }),
    )
    await attempts.start(wallet(0))
    expect(attempts.getState()).toMatchObject({
      phase: 'failed',
      walletId: 'row 0',
      kind: 'rejected',
    })
    expect(wagmi.state.status).toBe('disconnected')
    expect(onConnected).not.toHaveBeenCalled()
  })

  test('an empty list of accounts counts as a rejection', async () => {
    const { wallet, attempts, wagmi } = setUp(fakeConnector({ id: 'a', connect: async () => [] }))
    await attempts.start(wallet(0))
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'rejected' })
    expect(wagmi.state.connections.size).toBe(0)
  })

  test('the late approval of an abandoned attempt is revoked in the wallet', async () => {
    const answer = deferred<readonly Address[]>()
    const calls: string[] = []
    const { wallet, attempts, onConnected, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: () => answer.promise, onCall: (name) => calls.push(name) }),
    )
    const done = attempts.start(wallet(0))
    attempts.abandon()
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(wagmi.state.status).toBe('disconnected')
    answer.resolve([alice])
    await done
    expect(calls).toEqual(['connect', 'disconnect'])
    expect(wagmi.state.connections.size).toBe(0)
    expect(onConnected).not.toHaveBeenCalled()
  })

  test('an abandoned wallet that announces itself in the meantime is not connected', () => {
    const { at, wallet, attempts, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: () => new Promise(() => {}) }),
    )
    void attempts.start(wallet(0))
    attempts.abandon()
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(wagmi.state.status).toBe('disconnected')
  })

  test('a wallet that never responds does not block another one', async () => {
    const { at, wallet, attempts, wagmi } = setUp(
      fakeConnector({ id: 'hangs', connect: () => new Promise(() => {}) }),
      fakeConnector({ id: 'works' }),
    )
    void attempts.start(wallet(0))
    attempts.abandon()
    await attempts.start(wallet(1))
    expect(wagmi.state.connections.get(at(1).uid)?.accounts).toEqual([alice])
    expect(wagmi.state.status).toBe('connected')
  })

  test('the late failure of an abandoned attempt changes nothing', async () => {
    const answer = deferred<readonly Address[]>()
    const { wallet, attempts, wagmi } = setUp(
      fakeConnector({ id: 'slow', connect: () => answer.promise }),
      fakeConnector({ id: 'works' }),
    )
    const slow = attempts.start(wallet(0))
    attempts.abandon()
    await attempts.start(wallet(1))
    answer.reject(new Error('late'))
    await slow
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(wagmi.state.status).toBe('connected')
  })

  test("picking the same wallet again gets the first request's answer", async () => {
    const first = deferred<readonly Address[]>()
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    let asked = 0
    const connect = () => {
      asked += 1
      return asked === 1 ? first.promise : Promise.reject(busy)
    }
    const { wallet, attempts, wagmi } = setUp(fakeConnector({ id: 'a', connect }))
    const one = attempts.start(wallet(0))
    attempts.abandon()
    await attempts.start(wallet(0))
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
    first.resolve([alice])
    await one
    expect(wagmi.state.status).toBe('connected')
  })

  test('notifies listeners until they unsubscribe', async () => {
    const { wallet, attempts } = setUp(fakeConnector({ id: 'a' }))
    const phases: string[] = []
    const leave = attempts.subscribe(() => phases.push(attempts.getState().phase))
    await attempts.start(wallet(0))
    leave()
    attempts.abandon()
    expect(phases).toEqual(['connecting', 'idle'])
  })
})

/** A wallet whose requests wait until a test answers them, one after another. */
function queueing() {
  const requests: PromiseWithResolvers<readonly Address[]>[] = []
  const calls: string[] = []
  const connector = fakeConnector({
    id: 'a',
    onCall: (name) => calls.push(name),
    connect() {
      const request = deferred<readonly Address[]>()
      requests.push(request)
      return request.promise
    },
  })
  return { connector, requests, calls }
}

describe('several requests to one wallet', () => {
  test('a double click sends one request', async () => {
    const { connector, requests } = queueing()
    const { wallet, attempts } = setUp(connector)
    void attempts.start(wallet(0))
    void attempts.start(wallet(0))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
  })

  test('answering an earlier request too does not end the connection', async () => {
    const { calls, connector, requests } = queueing()
    const { wallet, attempts, wagmi } = setUp(connector)
    const first = attempts.start(wallet(0))
    attempts.abandon()
    const second = attempts.start(wallet(0))
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    requests[0]?.resolve([alice])
    await first
    expect(wagmi.state.status).toBe('connected')
    attempts.abandon() // As the dialog does when it closes.
    requests[1]?.resolve([alice])
    await second
    expect(wagmi.state.status).toBe('connected')
    expect(wagmi.state.connections.size).toBe(1)
    expect(calls).not.toContain('disconnect')
  })

  test('after -32002 the answer to the pending request connects, and the wallet becomes recent', async () => {
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    const { at, wallet, attempts, onConnected, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: () => Promise.reject(busy) }),
    )
    await attempts.start(wallet(0))
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    await vi.waitFor(() => expect(wagmi.state.status).toBe('connected'))
    expect(onConnected).toHaveBeenCalledWith('row 0')
    expect(await wagmi.storage?.getItem('recentConnectorId')).toBe('a')
    expect(wagmi.state.connections.get(at(0).uid)?.connector).toBe(at(0))
  })

  test('that answer is no longer awaited once the dialog is closed', async () => {
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    const { at, wallet, attempts, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: () => Promise.reject(busy) }),
    )
    await attempts.start(wallet(0))
    attempts.abandon()
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(wagmi.state.status).toBe('disconnected')
  })

  test('an abandoned attempt is not connected by the wallet’s event, even after a failed second attempt', async () => {
    const first = deferred<readonly Address[]>()
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    let asked = 0
    const { at, wallet, attempts, wagmi } = setUp(
      fakeConnector({
        id: 'a',
        connect() {
          asked += 1
          return asked === 1 ? first.promise : Promise.reject(busy)
        },
      }),
    )
    const one = attempts.start(wallet(0))
    attempts.abandon()
    await attempts.start(wallet(0))
    attempts.abandon()
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(wagmi.state.status).toBe('disconnected')
    first.resolve([alice])
    await one
    expect(wagmi.state.status).toBe('disconnected')
  })
})

describe('a wallet without events', () => {
  afterEach(() => void vi.useRealTimers())

  test('after -32002 its accounts are polled until the pending request is answered', async () => {
    vi.useFakeTimers()
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    let accounts: readonly Address[] = []
    const { attempts, onConnected, wagmi, wallet } = setUp(
      fakeConnector({
        id: 'a',
        connect: () => Promise.reject(busy),
        getAccounts: async () => accounts,
      }),
    )
    await attempts.start(wallet(0))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(wagmi.state.status).toBe('disconnected')
    accounts = [alice]
    await vi.advanceTimersByTimeAsync(1_000)
    expect(wagmi.state.status).toBe('connected')
    expect(onConnected).toHaveBeenCalledOnce()
  })

  test('accounts exposed earlier do not answer the pending request', async () => {
    vi.useFakeTimers()
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    const { attempts, wagmi, wallet } = setUp(
      fakeConnector({ id: 'a', connect: () => Promise.reject(busy) }),
    )
    await attempts.start(wallet(0))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(wagmi.state.status).toBe('disconnected')
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
  })
})

describe('the pairing link of an attempt', () => {
  const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`

  function pairing() {
    const set = setUp(fakeConnector({ id: 'a', connect: () => new Promise(() => {}) }))
    void set.attempts.start(set.wallet(0))
    const say = (type: string, data: unknown) => set.at(0).emitter.emit('message', { type, data })
    return { ...set, say }
  }

  test('is exposed with its expiry', () => {
    const { attempts, say } = pairing()
    say('display_uri', uri)
    expect(attempts.getState()).toMatchObject({ link: { uri, expiresAt: undefined } })
    say('display_uri_expiry', 1_800_000_000_000)
    expect(attempts.getState()).toMatchObject({ link: { uri, expiresAt: 1_800_000_000_000 } })
  })

  test.each([
    ['javascript:alert(1)'],
    [42],
    [undefined],
    [`wc:${'x'.repeat(5_000)}`],
  ])('is ignored if it is %s', (data) => {
    const { attempts, say } = pairing()
    say('display_uri', data)
    say('display_uri_expiry', 1)
    expect(attempts.getState()).toMatchObject({ phase: 'connecting', link: undefined })
  })

  test('of an abandoned attempt is ignored', () => {
    const { attempts, say } = pairing()
    attempts.abandon()
    say('display_uri', uri)
    expect(attempts.getState()).toEqual({ phase: 'idle' })
  })

  test('a missing app is reported during the attempt, not after it', () => {
    const { attempts } = pairing()
    attempts.missApp()
    expect(attempts.getState()).toMatchObject({ phase: 'connecting', appMissing: true })
    attempts.abandon()
    attempts.missApp()
    expect(attempts.getState()).toEqual({ phase: 'idle' })
  })
})

describe('wallets that share a connector', () => {
  test('an approval connects the wallet picked last, and is not revoked', async () => {
    const { calls, connector, requests } = queueing()
    const { at, attempts, onConnected, onRevoked, wagmi } = setUp(connector)
    const first = attempts.start({ id: 'rainbow', connector: at(0) })
    const second = attempts.start({ id: 'trust', connector: at(0) })
    expect(attempts.getState()).toMatchObject({ walletId: 'trust' })
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    for (const request of requests) request.resolve([alice])
    await Promise.all([first, second])
    expect(wagmi.state.status).toBe('connected')
    expect(new Set(onConnected.mock.calls.map(([id]) => id))).toEqual(new Set(['trust']))
    expect(onRevoked).not.toHaveBeenCalled()
    expect(calls).not.toContain('disconnect')
  })
})

describe('reported outcomes', () => {
  test('a revoked late approval is reported once', async () => {
    const answer = deferred<readonly Address[]>()
    const { attempts, onRevoked, wallet } = setUp(
      fakeConnector({ id: 'a', connect: () => answer.promise }),
    )
    const done = attempts.start(wallet(0))
    attempts.abandon()
    answer.resolve([alice])
    await done
    expect(onRevoked.mock.calls).toEqual([['row 0']])
  })

  test('a failure contains the wallet’s message, sanitised and truncated', async () => {
    const words = `Locked\u202e <b>${'x'.repeat(500)}`
    const { attempts, wallet } = setUp(
      fakeConnector({ id: 'a', connect: () => Promise.reject(new Error(words)) }),
    )
    await attempts.start(wallet(0))
    const state = attempts.getState()
    expect(state).toMatchObject({ phase: 'failed', kind: 'other' })
    if (state.phase !== 'failed') throw new Error('not failed')
    expect(state.said).toMatch(/^Locked <b>x+…$/)
    expect(state.said.length).toBeLessThanOrEqual(120)
  })

  test('picking a wallet that is connected already closes the dialog', async () => {
    const { at, attempts, onConnected, wagmi, wallet } = setUp(fakeConnector({ id: 'a' }))
    await attempts.start(wallet(0))
    await attempts.start(wallet(0))
    expect(onConnected.mock.calls).toEqual([['row 0'], ['row 0']])
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(wagmi.state.status).toBe('connected')
    await expect(connect(wagmi, { connector: at(0) })).rejects.toThrow(
      'Connector already connected',
    )
  })
})

describe('reminding the wallet', () => {
  afterEach(() => void vi.useRealTimers())

  function waiting(type: string) {
    vi.useFakeTimers()
    const request = vi.fn(async (_call: { readonly method: string }) => {
      throw new Error('one is open already')
    })
    const { at, attempts } = setUp(
      fakeConnector({ id: 'a', connect: never, getProvider: async () => ({ request }) }),
    )
    void attempts.start({ id: 'row', connector: { ...at(0), type } })
    return { attempts, methods: () => request.mock.calls.map(([{ method }]) => method) }
  }

  test('repeats the request to an extension, and the attempt continues', async () => {
    const { attempts, methods } = waiting('injected')
    await vi.advanceTimersByTimeAsync(1_500)
    attempts.remind()
    attempts.remind()
    await vi.advanceTimersByTimeAsync(0)
    expect(methods()).toEqual(['eth_requestAccounts'])
    expect(attempts.getState()).toMatchObject({ phase: 'connecting' })
    await vi.advanceTimersByTimeAsync(1_500)
    attempts.remind()
    await vi.advanceTimersByTimeAsync(0)
    expect(methods()).toHaveLength(2)
  })

  test('a double click counts once', async () => {
    const { attempts, methods } = waiting('injected')
    await vi.advanceTimersByTimeAsync(300)
    attempts.remind()
    await vi.advanceTimersByTimeAsync(0)
    expect(methods()).toEqual([])
  })

  test('does nothing if it is not an extension or nothing is pending', async () => {
    const { attempts, methods } = waiting('walletConnect')
    await vi.advanceTimersByTimeAsync(1_500)
    attempts.remind()
    attempts.abandon()
    attempts.remind()
    await vi.advanceTimersByTimeAsync(0)
    expect(methods()).toEqual([])
  })
})
