import { connect } from '@wagmi/core'
import type { Address } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { attemptsForTest, queueingWallet } from '../../testing/attemptsForTest.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'

function deferred<T>() {
  return Promise.withResolvers<T>()
}

describe('createConnectAttempts', () => {
  test('a success connects and is reported once', async () => {
    const { at, wallet, attempts, onConnected, wagmi } = attemptsForTest(fakeConnector({ id: 'a' }))
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
    const { wallet, attempts, onConnected, onRevoked, wagmi } = attemptsForTest(
      fakeConnector({ id: 'a' }),
    )
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
    const { wallet, attempts, onConnected, wagmi } = attemptsForTest(
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

  test('a wallet that refuses the page (4100) has not closed a connection', async () => {
    const locked = Object.assign(new Error('Unlock first'), { code: 4100 })
    const { wallet, attempts } = attemptsForTest(
      fakeConnector({ id: 'a', connect: () => Promise.reject(locked) }),
    )
    await attempts.start(wallet(0))
    expect(attempts.getState()).toMatchObject({ kind: 'other', said: 'Unlock first' })
  })

  test('an empty list of accounts counts as a rejection', async () => {
    const { wallet, attempts, wagmi } = attemptsForTest(
      fakeConnector({ id: 'a', connect: async () => [] }),
    )
    await attempts.start(wallet(0))
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'rejected' })
    expect(wagmi.state.connections.size).toBe(0)
  })

  test('the late approval of an abandoned attempt is revoked in the wallet', async () => {
    const answer = deferred<readonly Address[]>()
    const calls: string[] = []
    const { wallet, attempts, onConnected, wagmi } = attemptsForTest(
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
    const { at, wallet, attempts, wagmi } = attemptsForTest(
      fakeConnector({ id: 'a', connect: () => new Promise(() => {}) }),
    )
    void attempts.start(wallet(0))
    attempts.abandon()
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(wagmi.state.status).toBe('disconnected')
  })

  test('a wallet that never responds does not block another one', async () => {
    const { at, wallet, attempts, wagmi } = attemptsForTest(
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
    const { wallet, attempts, wagmi } = attemptsForTest(
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
    const { wallet, attempts, wagmi } = attemptsForTest(fakeConnector({ id: 'a', connect }))
    const one = attempts.start(wallet(0))
    attempts.abandon()
    await attempts.start(wallet(0))
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
    first.resolve([alice])
    await one
    expect(wagmi.state.status).toBe('connected')
  })

  test('notifies listeners until they unsubscribe', async () => {
    const { wallet, attempts } = attemptsForTest(fakeConnector({ id: 'a' }))
    const phases: string[] = []
    const leave = attempts.subscribe(() => phases.push(attempts.getState().phase))
    await attempts.start(wallet(0))
    leave()
    attempts.abandon()
    expect(phases).toEqual(['connecting', 'idle'])
  })
})

describe('wallets that share a connector', () => {
  test('an approval connects the wallet picked last, and is not revoked', async () => {
    const { calls, connector, requests } = queueingWallet()
    const { at, attempts, onConnected, onRevoked, wagmi } = attemptsForTest(connector)
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
    const { attempts, onRevoked, wallet } = attemptsForTest(
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
    const { attempts, wallet } = attemptsForTest(
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
    const { at, attempts, onConnected, wagmi, wallet } = attemptsForTest(fakeConnector({ id: 'a' }))
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
