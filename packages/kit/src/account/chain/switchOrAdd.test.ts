import { getConnection } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ChainOnlyAddedError,
  NoPublicEndpointError,
  WalletChainMismatchError,
} from '../../errors/chain.ts'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import { connectedToInjected, walletError } from '../../testing/fakeInjected.ts'
import { ethereum, mint, readThrough } from '../../testing/kitConfigForTest.ts'
import { switchOrAdd } from './switchOrAdd.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 }))
afterEach(() => void vi.useRealTimers())

/** A wallet on Ethereum that knows only the given chains. */
function wallet(options: {
  readonly unknown: Error
  readonly onAdd?: 'switches' | 'addsOnly' | 'lags' | undefined
}) {
  const { onAdd = 'switches', unknown } = options
  let chainId = '0x1'
  let isKnown = false
  return (method: string): unknown => {
    if (method === 'eth_chainId') return chainId
    if (method === 'wallet_switchEthereumChain') {
      if (!isKnown) throw unknown
      chainId = '0xb9'
      return null
    }
    isKnown = true
    if (onAdd === 'switches') chainId = '0xb9'
    if (onAdd === 'lags') setTimeout(() => (chainId = '185'), 350)
    return null
  }
}

const adding = 'wallet_addEthereumChain'
const switching = 'wallet_switchEthereumChain'

describe('switchOrAdd', () => {
  test.each([
    ['4902', walletError(4902)],
    [
      '4902 inside of -32603, as MetaMask Mobile says',
      Object.assign(walletError(-32603), { data: { originalError: { code: 4902 } } }),
    ],
    ['words alone', new Error('Unrecognized chain ID "0xb9". Try adding the chain first.')],
  ])('adds the chain on %s', async (_, unknown) => {
    const { asked, connector, kit, methods } = await connectedToInjected(wallet({ unknown }))
    await switchOrAdd(kit, { chain: mint, connector })
    expect(methods().filter((method) => method !== 'eth_chainId')).toEqual([switching, adding])
    expect(asked.find(({ method }) => method === adding)?.params).toEqual([
      {
        chainId: '0xb9',
        chainName: 'Mint Mainnet',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['http://localhost:1/rpc'],
      },
    ])
    expect(getConnection(kit.wagmi).chainId).toBe(185)
  })

  test('adds a chain under the name that wallets expect', async () => {
    const unknown = walletError(4902)
    const { asked, connector, kit } = await connectedToInjected(wallet({ unknown }))
    await switchOrAdd(kit, { chain: { ...mint, walletName: 'Mint' }, connector })
    expect(asked.find(({ method }) => method === adding)?.params).toMatchObject([
      { chainName: 'Mint' },
    ])
  })

  test('rereads the chain after an add, so that a lagging wallet is not asked to switch', async () => {
    const answer = wallet({ unknown: walletError(4902), onAdd: 'lags' })
    const { connector, kit, methods } = await connectedToInjected(answer)
    await switchOrAdd(kit, { chain: mint, connector })
    expect(methods().filter((method) => method === switching)).toHaveLength(1)
    expect(getConnection(kit.wagmi).chainId).toBe(185)
  })

  test('a wallet that adds but does not switch gets no further request until the network is chosen again', async () => {
    const answer = wallet({ unknown: walletError(4902), onAdd: 'addsOnly' })
    const { connector, kit, methods } = await connectedToInjected(answer)
    const asked = () => methods().filter((method) => method !== 'eth_chainId')
    await expect(switchOrAdd(kit, { chain: mint, connector })).rejects.toThrow(ChainOnlyAddedError)
    expect(asked()).toEqual([switching, adding])
    await switchOrAdd(kit, { chain: mint, connector })
    expect(asked()).toEqual([switching, adding, switching])
    expect(getConnection(kit.wagmi).chainId).toBe(185)
  })

  test('a wallet without events is followed too', async () => {
    let chainId: unknown = '0xb9'
    const { connector, kit } = await connectedToInjected((method) => {
      if (method === switching) chainId = 1
      return method === 'eth_chainId' ? chainId : null
    })
    await switchOrAdd(kit, { chain: ethereum, connector })
    expect(getConnection(kit.wagmi).chainId).toBe(1)
  })

  test('a wallet that answers success but does not switch is an error', async () => {
    const { connector, kit } = await connectedToInjected((method) =>
      method === 'eth_chainId' ? '0x1' : null,
    )
    const switched = switchOrAdd(kit, { chain: mint, connector })
    await expect(switched).rejects.toThrow(WalletChainMismatchError)
    await expect(switched).rejects.toThrow('Chain mismatch: Expected 185, received 1.')
  })

  test('a silent switch to another chain is detected', async () => {
    let chainId = '0x1'
    const { connector, kit } = await connectedToInjected((method) => {
      if (method === switching) chainId = '0x2105'
      return method === 'eth_chainId' ? chainId : null
    })
    await expect(switchOrAdd(kit, { chain: mint, connector })).rejects.toThrow(
      'Chain mismatch: Expected 185, received 8453.',
    )
    expect(getConnection(kit.wagmi).chainId).toBe(8453)
  })

  test.each([
    ['a rejected switch', switching, 4001, 'rejected'],
    ['a rejected add', adding, 4001, 'rejected'],
    ['parameters that the wallet refuses', adding, -32602, 'other'],
    ['another request that waits', switching, -32002, 'pending'],
    ['a wallet without the method', switching, 4200, 'unsupportedMethod'],
  ] as const)('%s keeps its meaning', async (_, at, code, kind) => {
    const { connector, kit } = await connectedToInjected((method) => {
      if (method === at) throw walletError(code)
      if (method === switching) throw walletError(4902)
      return '0x1'
    })
    const error: unknown = await switchOrAdd(kit, { chain: mint, connector }).catch(
      (e: unknown) => e,
    )
    expect(classifyWalletError(error)).toBe(kind)
  })

  test('a private endpoint is never passed to the wallet, even if there is no other', async () => {
    const key = 'https://node.example/v2/0123456789abcdef0123456789abcdef'
    const { asked, connector, kit } = await connectedToInjected(
      wallet({ unknown: walletError(4902) }),
    )
    const told = readThrough(mint, [key, 'https://public.example'])
    await switchOrAdd(kit, { chain: told, connector })
    const none = readThrough({ ...mint, id: 99 }, [key])
    const next = await connectedToInjected(wallet({ unknown: walletError(4902) }))
    await expect(switchOrAdd(next.kit, { chain: none, connector: next.connector })).rejects.toThrow(
      NoPublicEndpointError,
    )
    const all = JSON.stringify([asked, next.asked])
    expect(all).toContain('https://public.example')
    expect(all).not.toContain('0123456789abcdef')
  })
})
