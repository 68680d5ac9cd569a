// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectTo } from '../../../testing/connectTo.ts'
import { alice } from '../../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../../testing/kitConfigForTest.ts'
import { injectedConnector } from './injectedConnector.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A connected wallet, and its events. */
async function connected() {
  const listeners = new Map<string, (value: unknown) => unknown>()
  const provider = {
    async request({ method }: { readonly method: string }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [alice]
      throw Object.assign(new Error('unknown'), { code: 4200 })
    },
    on: (event: string, listener: (value: unknown) => unknown) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
  }
  const { wagmi } = kitConfigForTest([
    injectedConnector({ id: 'com.one', name: 'One', provider: () => provider }),
  ])
  await connectTo(wagmi, wagmi.connectors[0])
  const fire = (event: string, value: unknown) => listeners.get(event)?.(value)
  const emit = async (event: string, value: unknown) => await fire(event, value)
  const connection = () => wagmi.state.connections.get(wagmi.state.current ?? '')
  return { connection, emit, fire, wagmi }
}

const failed = vi.fn()

beforeEach(() => {
  failed.mockClear()
  process.on('unhandledRejection', failed)
  return () => void process.off('unhandledRejection', failed)
})

describe('accountsChanged', () => {
  test('is followed, in any case, for valid addresses', async () => {
    const { connection, emit } = await connected()
    await emit('accountsChanged', [bob.toLowerCase(), 'what', alice])
    expect(connection()?.accounts).toEqual([bob, alice])
  })

  test.each([
    ['an empty list', []],
    ['nothing', undefined],
    ['null', null],
    ['a text', bob],
    ['what is like a list', { length: 1, 0: bob }],
    ['no address', ['bob', null, 42, {}, '0x12']],
  ])('%s disconnects, without showing earlier accounts', async (_what, accounts) => {
    const { emit, wagmi } = await connected()
    await emit('accountsChanged', accounts)
    await vi.waitFor(() => expect(wagmi.state.status).toBe('disconnected'))
    expect(wagmi.state.connections.size).toBe(0)
    expect(failed).not.toHaveBeenCalled()
  })
})

describe('chainChanged', () => {
  test.each(['0xb9', '185', 185])('follows %j', async (chainId) => {
    const { connection, emit } = await connected()
    await emit('chainChanged', chainId)
    expect(connection()?.chainId).toBe(185)
  })

  test.each([
    undefined,
    null,
    'loading',
    {},
    -1,
    Number.NaN,
    '0xffffffffffffffffffffffff',
  ])('ignores %j', async (chainId) => {
    const { connection, emit } = await connected()
    await emit('chainChanged', chainId)
    expect(connection()?.chainId).toBe(1)
  })
})

describe('the connect event', () => {
  /** A wallet after `disconnect`, when wagmi listens for `connect`. */
  async function left() {
    const { emit, wagmi } = await connected()
    await emit('disconnect', undefined)
    await vi.waitFor(() => expect(wagmi.state.status).toBe('disconnected'))
    const told: unknown[] = []
    wagmi.connectors[0]?.emitter.on('connect', ({ chainId }) => told.push(chainId))
    return { emit, told }
  }

  test.each([
    ['its chain', { chainId: '0xb9' }, 185],
    ['nothing', undefined, 1],
    ['null', null, 1],
    ['a text', 'connected', 1],
    ['a chain that is invalid', { chainId: {} }, 1],
  ])('with %s is followed, or the wallet is asked', async (_what, info, chainId) => {
    const { emit, told } = await left()
    await emit('connect', info)
    await vi.waitFor(() => expect(told).toEqual([chainId]))
    expect(failed).not.toHaveBeenCalled()
  })
})

describe('a value that throws when it is read', () => {
  const fail = () => {
    throw new Error('mine')
  }
  const handlers = { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail }
  const withGetters = (...names: readonly string[]) =>
    Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: fail }])))
  const revoked = Proxy.revocable([], {})
  revoked.revoke()

  const values: readonly (readonly [string, unknown])[] = [
    ['a proxy', new Proxy({}, handlers)],
    ['a proxy of a list', new Proxy([], handlers)],
    ['a proxy of a function', new Proxy(() => {}, handlers)],
    ['a revoked proxy', revoked.proxy],
    ['getters', withGetters('code', 'chainId', 'message', 'length', 'then')],
    ['a list with a getter', Object.defineProperty([alice], '0', { get: fail })],
    ['a text that throws', { toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail }],
  ]

  test.each(
    values,
  )('%s neither throws into the wallet nor is a rejection', async (_what, value) => {
    for (const [event, ends] of [
      ['connect', false],
      ['message', false],
      ['chainChanged', false],
      ['accountsChanged', true],
      ['disconnect', true],
    ] as const) {
      const { fire, wagmi } = await connected()
      expect(fire(event, value), event).toBeUndefined()
      await vi.waitFor(() =>
        expect(wagmi.state.status, event).toBe(ends ? 'disconnected' : 'connected'),
      )
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(failed).not.toHaveBeenCalled()
  })
})
