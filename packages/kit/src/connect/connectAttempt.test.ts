import type { Address } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { createConnectAttempts } from './connectAttempt.ts'

function deferred<T>() {
  return Promise.withResolvers<T>()
}

function setUp(...connectors: ReturnType<typeof fakeConnector>[]) {
  const { wagmi } = kitConfigForTest(connectors)
  const onConnected = vi.fn<(id: string) => void>()
  const attempts = createConnectAttempts(wagmi, onConnected)
  const at = (index: number) => {
    const connector = wagmi.connectors[index]
    if (!connector) throw new Error(`no connector ${index}`)
    return connector
  }
  return { wagmi, attempts, onConnected, at }
}

describe('createConnectAttempts', () => {
  test('a success connects and is told once', async () => {
    const { at, attempts, onConnected, wagmi } = setUp(fakeConnector({ id: 'a' }))
    const done = attempts.start(at(0))
    expect(attempts.getState()).toEqual({ phase: 'connecting', walletId: 'a' })
    await done
    expect(wagmi.state.status).toBe('connected')
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(onConnected.mock.calls).toEqual([['a']])
    const [connection] = wagmi.state.connections.values()
    expect(connection?.connector).toBe(at(0))
  })

  test('a rejection ends in failed, kind rejected, and nothing is connected', async () => {
    const reject = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
    const { at, attempts, onConnected, wagmi } = setUp(fakeConnector({ id: 'a', connect: reject }))
    await attempts.start(at(0))
    expect(attempts.getState()).toEqual({ phase: 'failed', walletId: 'a', kind: 'rejected' })
    expect(wagmi.state.status).toBe('disconnected')
    expect(onConnected).not.toHaveBeenCalled()
  })

  test('an empty list of accounts counts as a rejection', async () => {
    const { at, attempts, wagmi } = setUp(fakeConnector({ id: 'a', connect: async () => [] }))
    await attempts.start(at(0))
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'rejected' })
    expect(wagmi.state.connections.size).toBe(0)
  })

  test('the late approval of an abandoned attempt is taken back in the wallet', async () => {
    const answer = deferred<readonly Address[]>()
    const calls: string[] = []
    const { at, attempts, onConnected, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: () => answer.promise, onCall: (name) => calls.push(name) }),
    )
    const done = attempts.start(at(0))
    attempts.abandon()
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(wagmi.state.status).toBe('disconnected')
    answer.resolve([alice])
    await done
    expect(calls).toEqual(['connect', 'disconnect'])
    expect(wagmi.state.connections.size).toBe(0)
    expect(onConnected).not.toHaveBeenCalled()
  })

  test('an abandoned wallet that announces itself meanwhile is not connected', () => {
    const { at, attempts, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: () => new Promise(() => {}) }),
    )
    void attempts.start(at(0))
    attempts.abandon()
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(wagmi.state.status).toBe('disconnected')
  })

  test('a wallet that never answers does not keep the visitor from another', async () => {
    const { at, attempts, wagmi } = setUp(
      fakeConnector({ id: 'hangs', connect: () => new Promise(() => {}) }),
      fakeConnector({ id: 'works' }),
    )
    void attempts.start(at(0))
    attempts.abandon()
    await attempts.start(at(1))
    expect(wagmi.state.connections.get(at(1).uid)?.accounts).toEqual([alice])
    expect(wagmi.state.status).toBe('connected')
  })

  test('the late failure of an abandoned attempt changes nothing', async () => {
    const answer = deferred<readonly Address[]>()
    const { at, attempts, wagmi } = setUp(
      fakeConnector({ id: 'slow', connect: () => answer.promise }),
      fakeConnector({ id: 'works' }),
    )
    const slow = attempts.start(at(0))
    attempts.abandon()
    await attempts.start(at(1))
    answer.reject(new Error('late'))
    await slow
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(wagmi.state.status).toBe('connected')
  })

  test('who comes back to the same wallet gets the first answer', async () => {
    const first = deferred<readonly Address[]>()
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    let asked = 0
    const connect = () => {
      asked += 1
      return asked === 1 ? first.promise : Promise.reject(busy)
    }
    const { at, attempts, wagmi } = setUp(fakeConnector({ id: 'a', connect }))
    const one = attempts.start(at(0))
    attempts.abandon()
    await attempts.start(at(0))
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
    first.resolve([alice])
    await one
    expect(wagmi.state.status).toBe('connected')
  })

  test('tells its listeners until they leave', async () => {
    const { at, attempts } = setUp(fakeConnector({ id: 'a' }))
    const phases: string[] = []
    const leave = attempts.subscribe(() => phases.push(attempts.getState().phase))
    await attempts.start(at(0))
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
  test('a double press asks once', async () => {
    const { connector, requests } = queueing()
    const { at, attempts } = setUp(connector)
    void attempts.start(at(0))
    void attempts.start(at(0))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
  })

  test('answering an older request too does not end the connection', async () => {
    const { calls, connector, requests } = queueing()
    const { at, attempts, wagmi } = setUp(connector)
    const first = attempts.start(at(0))
    attempts.abandon()
    const second = attempts.start(at(0))
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

  test('after -32002 the answer to the older request connects, and is remembered', async () => {
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    const { at, attempts, onConnected, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: () => Promise.reject(busy) }),
    )
    await attempts.start(at(0))
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    await vi.waitFor(() => expect(wagmi.state.status).toBe('connected'))
    expect(onConnected).toHaveBeenCalledWith('a')
    expect(await wagmi.storage?.getItem('recentConnectorId')).toBe('a')
    expect(wagmi.state.connections.get(at(0).uid)?.connector).toBe(at(0))
  })

  test('once the dialog is closed nobody waits for that answer any more', async () => {
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    const { at, attempts, wagmi } = setUp(
      fakeConnector({ id: 'a', connect: () => Promise.reject(busy) }),
    )
    await attempts.start(at(0))
    attempts.abandon()
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(wagmi.state.status).toBe('disconnected')
  })

  test('an abandoned attempt is not connected by the wallet’s event, also after a second try failed', async () => {
    const first = deferred<readonly Address[]>()
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    let asked = 0
    const { at, attempts, wagmi } = setUp(
      fakeConnector({
        id: 'a',
        connect() {
          asked += 1
          return asked === 1 ? first.promise : Promise.reject(busy)
        },
      }),
    )
    const one = attempts.start(at(0))
    attempts.abandon()
    await attempts.start(at(0))
    attempts.abandon()
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(wagmi.state.status).toBe('disconnected')
    first.resolve([alice])
    await one
    expect(wagmi.state.status).toBe('disconnected')
  })
})
