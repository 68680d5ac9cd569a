import type { Address } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { attemptsForTest, queueingWallet } from '../../testing/attemptsForTest.ts'
import { alice, fakeConnector, never } from '../../testing/fakeConnector.ts'

function deferred<T>() {
  return Promise.withResolvers<T>()
}

describe('several requests to one wallet', () => {
  test('a double click sends one request', async () => {
    const { connector, requests } = queueingWallet()
    const { wallet, attempts } = attemptsForTest(connector)
    void attempts.start(wallet(0))
    void attempts.start(wallet(0))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
  })

  test('answering an earlier request too does not end the connection', async () => {
    const { calls, connector, requests } = queueingWallet()
    const { wallet, attempts, wagmi } = attemptsForTest(connector)
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
    const { at, wallet, attempts, onConnected, wagmi } = attemptsForTest(
      fakeConnector({
        id: 'a',
        connect: async (isReconnecting) => (isReconnecting ? [alice] : Promise.reject(busy)),
      }),
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
    const { at, wallet, attempts, wagmi } = attemptsForTest(
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
    const { at, wallet, attempts, wagmi } = attemptsForTest(
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

describe('a rejection of the request that a later attempt waits for', () => {
  async function waiting() {
    const first = deferred<readonly Address[]>()
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    let asked = 0
    const page = attemptsForTest(
      fakeConnector({
        id: 'a',
        connect() {
          asked += 1
          return asked === 1 ? first.promise : Promise.reject(busy)
        },
        getAccounts: async () => [],
      }),
      fakeConnector({ id: 'b', connect: never }),
    )
    const one = page.attempts.start(page.wallet(0))
    page.attempts.abandon()
    await page.attempts.start(page.wallet(0))
    expect(page.attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
    return {
      ...page,
      async reject() {
        first.reject(Object.assign(new Error('no'), { code: 4001 }))
        await one
      },
    }
  }

  test('ends the wait', async () => {
    const { at, attempts, reject, wagmi } = await waiting()
    await reject()
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'rejected' })
    at(0).emitter.emit('connect', { accounts: [alice], chainId: 1 })
    expect(wagmi.state.status).toBe('disconnected')
  })

  test('changes nothing once another wallet was picked, which is still being asked', async () => {
    const { attempts, reject, wagmi, wallet } = await waiting()
    void attempts.start(wallet(1))
    await reject()
    expect(attempts.getState()).toMatchObject({ phase: 'connecting', walletId: 'row 1' })
    expect(wagmi.state.status).toBe('connecting')
  })
})

describe('a wallet without events', () => {
  afterEach(() => void vi.useRealTimers())

  test('after -32002 its accounts are polled until the pending request is answered', async () => {
    vi.useFakeTimers()
    const busy = Object.assign(new Error('already pending'), { code: -32002 })
    let accounts: readonly Address[] = []
    const { attempts, onConnected, wagmi, wallet } = attemptsForTest(
      fakeConnector({
        id: 'a',
        connect: async (isReconnecting) => (isReconnecting ? accounts : Promise.reject(busy)),
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
    const { attempts, wagmi, wallet } = attemptsForTest(
      fakeConnector({ id: 'a', connect: () => Promise.reject(busy) }),
    )
    await attempts.start(wallet(0))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(wagmi.state.status).toBe('disconnected')
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
  })
})

describe('reminding the wallet', () => {
  afterEach(() => void vi.useRealTimers())

  function waiting(type: string) {
    vi.useFakeTimers()
    const request = vi.fn(async (_call: { readonly method: string }) => {
      throw new Error('one is open already')
    })
    const { at, attempts } = attemptsForTest(
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

describe('the answer to a reminder', () => {
  afterEach(() => void vi.useRealTimers())

  /**
   * A wallet that has been asked and reminded, and shows a prompt for each. `exposed` are the
   * accounts that it shares from an earlier visit.
   */
  async function reminded(exposed: () => Promise<readonly Address[]> = async () => []) {
    vi.useFakeTimers()
    const first = deferred<readonly Address[]>()
    const second = deferred<unknown>()
    const calls: string[] = []
    const page = attemptsForTest(
      fakeConnector({
        id: 'a',
        type: 'injected',
        connect: (isReconnecting) => (isReconnecting ? Promise.resolve([alice]) : first.promise),
        getAccounts: exposed,
        getProvider: async () => ({
          request: ({ method }: { readonly method: string }) =>
            method === 'wallet_getPermissions' ? Promise.resolve([]) : second.promise,
        }),
        onCall: (name) => calls.push(name),
      }),
      fakeConnector({ id: 'b', connect: never }),
    )
    const done = page.attempts.start(page.wallet(0))
    await vi.advanceTimersByTimeAsync(1_500)
    page.attempts.remind()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toEqual(['connect', 'getProvider'])
    return {
      ...page,
      calls,
      async answerFirst(accounts: readonly Address[] | undefined) {
        if (accounts) first.resolve(accounts)
        else first.reject(Object.assign(new Error('no'), { code: 4001 }))
        await done
      },
      async answerReminder(answer: unknown) {
        second.resolve(answer)
        await vi.advanceTimersByTimeAsync(0)
      },
    }
  }

  test('connects if it is approved after the first request was rejected', async () => {
    const { answerFirst, answerReminder, attempts, onConnected, wagmi } = await reminded()
    await answerFirst(undefined)
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'rejected' })
    await answerReminder([alice])
    expect(wagmi.state.status).toBe('connected')
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(onConnected.mock.calls).toEqual([['row 0']])
  })

  test.each([
    ['approved', [alice]],
    ['rejected', undefined],
  ])('connects while the first request is open, which may then be %s', async (_, accounts) => {
    const { answerFirst, answerReminder, attempts, calls, onConnected, wagmi } = await reminded()
    await answerReminder([alice])
    expect(wagmi.state.status).toBe('connected')
    await answerFirst(accounts)
    expect(wagmi.state.status).toBe('connected')
    expect(attempts.getState()).toEqual({ phase: 'idle' })
    expect(onConnected.mock.calls).toEqual([['row 0']])
    expect(calls).not.toContain('disconnect')
  })

  test.each([
    ['Back', () => {}],
    [
      'another wallet was picked',
      ({ attempts, wallet }: Awaited<ReturnType<typeof reminded>>) => {
        void attempts.start(wallet(1))
      },
    ],
  ])('is revoked if it is approved after %s', async (_, leave) => {
    const page = await reminded()
    page.attempts.abandon()
    leave(page)
    await page.answerReminder([alice])
    // Then it is asked whether it keeps the permission.
    expect(page.calls.slice(-2)).toEqual(['disconnect', 'getProvider'])
    expect(page.onRevoked.mock.calls).toEqual([['row 0']])
    expect(page.wagmi.state.connections.size).toBe(0)
  })

  test('is not an approval if the wallet already shared its accounts', async () => {
    const { answerFirst, answerReminder, attempts, wagmi } = await reminded(async () => [alice])
    await answerReminder([alice])
    expect(attempts.getState()).toMatchObject({ phase: 'connecting' })
    await answerFirst(undefined)
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'rejected' })
    expect(wagmi.state.status).toBe('disconnected')
  })

  test('connects if the wallet refuses to list its accounts', async () => {
    const { answerReminder, wagmi } = await reminded(() => Promise.reject(new Error('locked')))
    await answerReminder([alice])
    expect(wagmi.state.status).toBe('connected')
  })

  test('is not revoked after Back if the wallet is the last used one, which was locked', async () => {
    const { answerReminder, attempts, calls, onRevoked, wagmi } = await reminded()
    await wagmi.storage?.setItem('recentConnectorId', 'a')
    attempts.abandon()
    await answerReminder([alice])
    expect(calls).not.toContain('disconnect')
    expect(onRevoked).not.toHaveBeenCalled()
  })

  test('is reported as revoked once if one approval answers both requests', async () => {
    const { answerFirst, answerReminder, attempts, onRevoked, wagmi } = await reminded()
    attempts.abandon()
    await answerFirst([alice])
    await answerReminder([alice])
    expect(onRevoked).toHaveBeenCalledOnce()
    expect(wagmi.state.connections.size).toBe(0)
  })

  test('changes nothing if the first request has connected', async () => {
    const { answerFirst, answerReminder, calls, onConnected, wagmi } = await reminded()
    await answerFirst([alice])
    await answerReminder([alice])
    expect(wagmi.state.status).toBe('connected')
    expect(onConnected).toHaveBeenCalledOnce()
    expect(calls).not.toContain('disconnect')
  })

  test.each([[[]], [null], ['0x'], [{ length: 1 }]])('%j changes nothing', async (answer) => {
    const { answerReminder, attempts, calls, wagmi } = await reminded()
    await answerReminder(answer)
    expect(attempts.getState()).toMatchObject({ phase: 'connecting' })
    attempts.abandon()
    expect(wagmi.state.status).toBe('disconnected')
    expect(calls).toEqual(['connect', 'getProvider'])
  })
})
