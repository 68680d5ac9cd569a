import { UserRejectedRequestError } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createConnectAttempts } from '../../connect/attempt/connectAttempt.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { walletError } from '../../testing/fakeInjected.ts'
import { ethereum, kitConfigForTest, mint, readThrough } from '../../testing/kitConfigForTest.ts'
import { injectedConnector } from '../discovery/injectedConnector.ts'
import { connectOnce, connectorForAttempt } from './connectorCopy.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What wagmi's injected connector does, shortened. */
async function ask(getProvider: () => Promise<unknown>): Promise<string> {
  const provider = await getProvider()
  if (typeof provider !== 'object' || provider === null) throw new Error('no provider')
  const request: unknown = Reflect.get(provider, 'request')
  if (typeof request !== 'function') throw new Error('no request')
  try {
    await Reflect.apply(request, provider, [{ method: 'wallet_requestPermissions' }])
    return 'permissions'
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 4001) throw error
    await Reflect.apply(request, provider, [{ method: 'eth_requestAccounts' }])
    return 'accounts'
  }
}

function setUp(refusal: unknown) {
  const methods: string[] = []
  class Provider {
    readonly #own = true
    async request({ method }: { readonly method: string }) {
      if (!this.#own) throw new Error('called on another object')
      methods.push(method)
      if (method === 'wallet_requestPermissions' && refusal) throw refusal
      return []
    }
  }
  const provider = new Provider()
  const { wagmi } = kitConfigForTest([
    fakeConnector({ id: 'a', getProvider: async () => provider }),
  ])
  const [connector] = wagmi.connectors
  if (!connector) throw new Error('no connector')
  const run = () => connectOnce(connector, (copy) => ask(() => copy.getProvider()))
  return { run, methods }
}

describe('connectOnce', () => {
  test.each([
    ['a rejection without a code', new Error('User rejected the request.')],
    ['a code as text', Object.assign(new Error('no'), { code: '4001' })],
    ['an object without a prototype', Object.assign(Object.create(null), { code: 4001 })],
    ['an internal error', Object.assign(new Error('broken'), { code: -32603 })],
  ])('%s ends the attempt with the wallet’s own error, without a second request', async (_, error) => {
    const { methods, run } = setUp(error)
    await expect(run()).rejects.toBe(error)
    expect(methods).toEqual(['wallet_requestPermissions'])
  })

  test.each([
    4200, -32601,
  ])('a wallet without the method (%d) is asked for accounts', async (code) => {
    const { methods, run } = setUp(Object.assign(new Error('unknown'), { code }))
    expect(await run()).toBe('accounts')
    expect(methods).toEqual(['wallet_requestPermissions', 'eth_requestAccounts'])
  })

  test('a frozen provider works too', async () => {
    const provider = Object.freeze({ request: async () => [] })
    const { wagmi } = kitConfigForTest([
      fakeConnector({ id: 'a', getProvider: async () => provider }),
    ])
    const [connector] = wagmi.connectors
    if (!connector) throw new Error('no connector')
    const asked = connectOnce(connector, (copy) => ask(() => copy.getProvider()))
    await expect(asked).resolves.toBe('permissions')
  })

  test('a granted permission changes nothing', async () => {
    const { methods, run } = setUp(undefined)
    expect(await run()).toBe('permissions')
    expect(methods).toEqual(['wallet_requestPermissions'])
  })

  test.each([
    ['gone', undefined, 'MissingWalletError', 'Wallet "a" was not found.'],
    ['no provider', { hello: 1 }, 'ProviderRequiredError', 'provider is required.'],
    ['a word', 'ethereum', 'ProviderRequiredError', 'provider is required.'],
  ])('a wallet that is %s is reported as such', async (_what, provider, name, words) => {
    const { wagmi } = kitConfigForTest([
      fakeConnector({ id: 'a', getProvider: async () => provider }),
    ])
    const [connector] = wagmi.connectors
    if (!connector) throw new Error('no connector')
    const asked = connectOnce(connector, (copy) => copy.getProvider())
    await expect(asked).rejects.toMatchObject({ name, shortMessage: words })
  })
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
  // wagmi's injected connector finds no provider on a server.
  vi.stubGlobal('window', {})
  const copy = connectorForAttempt(wagmi, connector, {
    isWanted: () => true,
    onRevoked: () => {},
    offer: undefined,
  })
  const result = await copy.connect({ chainId: 185 })
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
    vi.stubGlobal('window', {})
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
  vi.stubGlobal('window', {})
  await createConnectAttempts(wagmi, { onConnected() {} }).start({ id: 'a', connector })
  expect(wagmi.state.status).toBe('connected')
  provider = undefined
  await listeners.get('disconnect')?.()
  expect(wagmi.state.status).toBe('disconnected')
})

test('a connector of another type is given what the wallet needs to add the chain', async () => {
  const switchChain = vi.fn(async () => mint)
  const { wagmi } = kitConfigForTest([
    (config) => {
      const fake = fakeConnector({ id: 'a' })(config)
      return {
        ...fake,
        switchChain,
        async connect(parameters) {
          const chain = await this.switchChain?.({ chainId: 185 })
          return { ...(await fake.connect(parameters)), chainId: chain?.id ?? 1 }
        },
      }
    },
  ])
  const [connector] = wagmi.connectors
  if (!connector) throw new Error('no connector')
  const copy = connectorForAttempt(wagmi, connector, {
    isWanted: () => true,
    onRevoked: () => {},
    offer: undefined,
  })
  expect(await copy.connect({ chainId: 185 })).toEqual({ accounts: [alice], chainId: 185 })
  expect(switchChain.mock.calls).toMatchObject([
    [{ chainId: 185, addEthereumChainParameter: { nativeCurrency: { decimals: 18 } } }],
  ])
})
