import { UserRejectedRequestError } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createConnectAttempts } from '../../../connect/attempt/connectAttempt.ts'
import { alice } from '../../../testing/fakeConnector.ts'
import { walletError } from '../../../testing/fakeInjected.ts'
import { ethereum, kitConfigForTest, mint, readThrough } from '../../../testing/kitConfigForTest.ts'
import { injectedConnector } from './injectedConnector.ts'

afterEach(() => {
  vi.useRealTimers()
})

const prompts = ['wallet_requestPermissions', 'eth_requestAccounts']

/** A wallet whose provider is `provider`, and a page that connects it. */
function pageOf(provider: unknown) {
  const { wagmi } = kitConfigForTest([
    injectedConnector({ id: 'a', name: 'A', provider: () => provider as object }),
  ])
  const [connector] = wagmi.connectors
  if (!connector) throw new Error('no connector')
  return () => connector.connect()
}

/** A wallet that answers the request for its permission like that. */
function setUp(permission: () => unknown) {
  const methods: string[] = []
  class Provider {
    readonly #own = true
    async request({ method }: { readonly method: string }) {
      if (!this.#own) throw new Error('called on another object')
      methods.push(method)
      if (method === 'eth_chainId') return '0x1'
      return method === 'wallet_requestPermissions' ? permission() : [alice]
    }
  }
  const asked = () => methods.filter((method) => prompts.includes(method))
  return { asked, run: pageOf(new Provider()) }
}

const failing = (error: unknown) => () => {
  throw error
}

describe('a wallet that is asked for its permission', () => {
  test.each([
    ['a rejection without a code', new Error('User rejected the request.')],
    ['a code as text', Object.assign(new Error('no'), { code: '4001' })],
    ['an object without a prototype', Object.assign(Object.create(null), { code: 4001 })],
    ['an internal error', Object.assign(new Error('broken'), { code: -32603 })],
  ])('%s ends the attempt with the wallet’s own error, without a second request', async (_, error) => {
    const { asked, run } = setUp(failing(error))
    await expect(run()).rejects.toBe(error)
    expect(asked()).toEqual(['wallet_requestPermissions'])
  })

  test.each([
    ['4200', walletError(4200)],
    ['-32601', walletError(-32601)],
    ['-32000 in words', walletError(-32000, "'wallet_requestPermissions' is not available")],
    ['-32603 in words', walletError(-32603, 'Method wallet_requestPermissions not implemented')],
    ['words alone', new Error('Unsupported method: wallet_requestPermissions')],
    ['a text', 'wallet_requestPermissions does not exist'],
    ['an object', { error: { message: 'unknown method' } }],
    ['its own slip', new TypeError('this.handlers[e] is not a function')],
  ])('and does not know it, which it says with %s, is asked for accounts', async (_, error) => {
    const { asked, run } = setUp(failing(error))
    expect(await run()).toMatchObject({ accounts: [alice] })
    expect(asked()).toEqual(prompts)
  })

  test.each([
    ['fails for no clear reason', failing(walletError(-32603, 'broken'))],
    ['never answers', () => new Promise(() => {})],
  ])('and %s is asked for accounts the next time', async (_, permission) => {
    const { asked, run } = setUp(permission)
    run().catch(() => {})
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await Promise.resolve()
    expect(await run()).toMatchObject({ accounts: [alice] })
    expect(asked()).toEqual(prompts)
  })

  test.each([4001, -32002])('and answers %d is asked for it again the next time', async (code) => {
    const { asked, run } = setUp(failing(walletError(code)))
    await run().catch(() => {})
    await run().catch(() => {})
    expect(asked()).toEqual(['wallet_requestPermissions', 'wallet_requestPermissions'])
  })

  test('and grants it shows no second prompt', async () => {
    const { asked, run } = setUp(() => [])
    expect(await run()).toMatchObject({ accounts: [alice], chainId: 1 })
    expect(asked()).toEqual(['wallet_requestPermissions'])
  })

  test('and has a frozen provider works too', async () => {
    const answers = async ({ method }: { readonly method: string }) =>
      method === 'eth_chainId' ? '0x1' : [alice]
    const run = pageOf(Object.freeze({ request: answers }))
    await expect(run()).resolves.toMatchObject({ accounts: [alice] })
  })
})

test.each([
  ['gone', undefined, 'MissingWalletError', 'Wallet "A" was not found.'],
  ['no provider', { hello: 1 }, 'ProviderRequiredError', 'provider is required.'],
])('a wallet that is %s is reported as such', async (_what, provider, name, words) => {
  await expect(pageOf(provider)()).rejects.toMatchObject({ name, shortMessage: words })
})

/**
 * Connects a wallet on Ethereum that is asked for Mint. `answer` answers the requests that would
 * change its chain.
 */
async function connectOnMint(answer: (method: string) => unknown, chain = mint) {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
  let chainId = '0x1'
  const asked: { readonly method: string; readonly params?: unknown }[] = []
  const provider = {
    async request(call: { readonly method: string; readonly params?: unknown }) {
      const { method } = call
      asked.push(call)
      if (method === 'eth_chainId') return chainId
      if (!method.endsWith('EthereumChain')) return method.endsWith('ccounts') ? [alice] : []
      if (answer(method) === 'moves') chainId = '0xb9'
      return null
    },
    on() {},
    removeListener() {},
  }
  const { wagmi } = kitConfigForTest(
    [injectedConnector({ id: 'a', name: 'A', provider: () => provider })],
    { chains: [ethereum, chain] },
  )
  const [connector] = wagmi.connectors
  if (!connector) throw new Error('no connector')
  const result = await connector.connect({ chainId: 185 })
  const added = asked.find(({ method }) => method === 'wallet_addEthereumChain')?.params
  return { added, methods: asked.map(({ method }) => method), result }
}

describe('a wallet that is asked for another chain while it connects', () => {
  test('is connected on its own chain if it refuses', async () => {
    const { methods, result } = await connectOnMint(() => {
      throw new UserRejectedRequestError(new Error())
    })
    expect(result).toEqual({ accounts: [alice], chainId: 1 })
    expect(methods).toContain('wallet_switchEthereumChain')
  })

  test('is connected on its own chain if it agrees but stays there', async () => {
    const { result } = await connectOnMint(() => null)
    expect(result).toEqual({ accounts: [alice], chainId: 1 })
  })

  test('is connected on the new chain without an event', async () => {
    const { result } = await connectOnMint(() => 'moves')
    expect(result).toEqual({ accounts: [alice], chainId: 185 })
  })

  test('adds the chain if it does not know it, with 18 decimals', async () => {
    const { added, result } = await connectOnMint((method) => {
      if (method === 'wallet_switchEthereumChain') throw walletError(4902)
      return 'moves'
    })
    expect(added).toMatchObject([{ chainId: '0xb9', nativeCurrency: { decimals: 18 } }])
    expect(result).toEqual({ accounts: [alice], chainId: 185 })
  })

  test('is not offered a chain without public endpoints', async () => {
    const { added, result } = await connectOnMint(
      (method) => {
        if (method === 'wallet_switchEthereumChain') throw walletError(4902)
        return 'moves'
      },
      readThrough(mint, ['https://node.example/v2/0123456789abcdef0123456789abcdef']),
    )
    expect(added).toBeUndefined()
    expect(result).toEqual({ accounts: [alice], chainId: 1 })
  })
})

describe('a wallet that is asked for accounts and', () => {
  async function stateAfter(answer: () => unknown) {
    const provider = {
      async request({ method }: { readonly method: string }) {
        if (method === 'wallet_requestPermissions') throw walletError(4200)
        return method === 'eth_requestAccounts' ? answer() : '0x1'
      },
      on() {},
      removeListener() {},
    }
    const { wagmi } = kitConfigForTest([
      injectedConnector({ id: 'a', name: 'A', provider: () => provider }),
    ])
    const [connector] = wagmi.connectors
    if (!connector) throw new Error('no connector')
    const attempts = createConnectAttempts(wagmi, { onConnected() {} })
    await attempts.start({ id: 'a', connector })
    return attempts.getState()
  }

  test.each([
    { answer: null },
    { answer: {} },
    { answer: '0x' },
    { answer: [null, 5, {}, [alice]] },
    { answer: { length: 1, 0: alice } },
  ])('answers $answer has shared none', async ({ answer }) => {
    expect(await stateAfter(() => answer)).toMatchObject({ phase: 'failed', kind: 'rejected' })
  })

  test('answers with a valid one among others is connected', async () => {
    expect(await stateAfter(() => [null, alice])).toEqual({ phase: 'idle' })
  })

  test.each([undefined, null])('rejects with %j is not quoted', async (reason) => {
    const failure = await stateAfter(() => Promise.reject(reason))
    expect(failure).toMatchObject({ phase: 'failed', kind: 'other', said: '' })
  })
})

test('a wallet that has left the window since it connected still ends the connection', async () => {
  const listeners = new Map<string, () => void>()
  const wallet = {
    async request({ method }: { readonly method: string }) {
      return method === 'eth_chainId' ? '0x1' : [alice]
    },
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    removeListener() {},
  }
  let provider: object | undefined = wallet
  const { wagmi } = kitConfigForTest([
    injectedConnector({ id: 'a', name: 'A', provider: () => provider }),
  ])
  const [connector] = wagmi.connectors
  if (!connector) throw new Error('no connector')
  await createConnectAttempts(wagmi, { onConnected() {} }).start({ id: 'a', connector })
  expect(wagmi.state.status).toBe('connected')
  provider = undefined
  await listeners.get('disconnect')?.()
  expect(wagmi.state.status).toBe('disconnected')
})
