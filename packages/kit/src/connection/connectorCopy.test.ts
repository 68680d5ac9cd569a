import { UserRejectedRequestError } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { injectedConnector } from '../wallets/discovery/injectedConnector.ts'
import { connectOnce, connectorForAttempt } from './connectorCopy.ts'

afterEach(() => void vi.unstubAllGlobals())

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

test('a wallet that refuses the requested chain is connected on its own chain', async () => {
  const asked: string[] = []
  const provider = {
    async request({ method }: { readonly method: string }) {
      asked.push(method)
      if (method === 'eth_chainId') return '0x1'
      if (method === 'wallet_switchEthereumChain') throw new UserRejectedRequestError(new Error())
      return method.endsWith('ccounts') ? [alice] : []
    },
    on() {},
    removeListener() {},
  }
  const { wagmi } = kitConfigForTest([
    injectedConnector({ id: 'a', name: 'A', provider: () => provider }),
  ])
  const [connector] = wagmi.connectors
  if (!connector) throw new Error('no connector')
  // wagmi's injected connector finds no provider on a server.
  vi.stubGlobal('window', {})
  const copy = connectorForAttempt(wagmi, connector, {
    isWanted: () => true,
    onRevoked: () => {},
    offer: undefined,
  })
  expect(await copy.connect({ chainId: 185 })).toEqual({ accounts: [alice], chainId: 1 })
  expect(asked).toContain('wallet_switchEthereumChain')
})
