import { describe, expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest, mint } from '../testing/kitConfigForTest.ts'
import { addChainParameter, createNetworkSwitcher } from './switchNetwork.ts'

async function setUp(switchChain: (chainId: number) => Promise<void>) {
  const requests: unknown[] = []
  const provider = {
    async request(args: unknown) {
      requests.push(args)
      return null
    },
  }
  const { wagmi } = kitConfigForTest([
    fakeConnector({ id: 'a', getProvider: async () => provider }),
  ])
  const inner = wagmi.connectors[0]
  if (!inner) throw new Error('no connector')
  const connector: Connector = {
    ...inner,
    async switchChain({ chainId }) {
      await switchChain(chainId)
      return wagmi.chains[0]
    },
  }
  // wagmi asks the connector of the connection.
  await connectTo(wagmi, connector)
  return { switcher: createNetworkSwitcher(wagmi), connector, requests }
}

const rejection = (code: number) => Promise.reject(Object.assign(new Error('x'), { code }))

describe('createNetworkSwitcher', () => {
  test('waits for the wallet, then is idle', async () => {
    const { connector, switcher } = await setUp(async () => {})
    const phases: string[] = []
    switcher.subscribe(() => phases.push(switcher.getState().phase))
    await switcher.switchTo(mint, connector)
    expect(phases).toEqual(['pending', 'idle'])
  })

  test('a rejection is kept with its chain, and another try clears it', async () => {
    let rejects = true
    const { connector, switcher } = await setUp(() =>
      rejects ? rejection(4001) : Promise.resolve(),
    )
    await switcher.switchTo(mint, connector)
    expect(switcher.getState()).toEqual({ phase: 'failed', chainId: 185, kind: 'rejected' })
    rejects = false
    await switcher.switchTo(mint, connector)
    expect(switcher.getState()).toEqual({ phase: 'idle' })
  })

  test('adds the chain where the wallet answers 4901, as Taho does', async () => {
    let known = false
    const { connector, requests, switcher } = await setUp(() => {
      if (known) return Promise.resolve()
      known = true
      return rejection(4901)
    })
    await switcher.switchTo(mint, connector)
    expect(switcher.getState()).toEqual({ phase: 'idle' })
    expect(requests).toEqual([
      {
        method: 'wallet_addEthereumChain',
        params: [expect.objectContaining({ chainId: '0xb9', chainName: 'Mint Mainnet' })],
      },
    ])
  })

  test('a wallet that adds without switching is asked to switch as well', async () => {
    let asked = 0
    const { connector, switcher } = await setUp(() => {
      asked += 1
      // As wagmi's injected connector says it.
      const cause = new Error('User rejected switch after adding network.')
      return asked === 1
        ? Promise.reject(Object.assign(new Error('rejected', { cause }), { code: 4001 }))
        : Promise.resolve()
    })
    await switcher.switchTo(mint, connector)
    expect(asked).toBe(2)
    expect(switcher.getState()).toEqual({ phase: 'idle' })
  })

  test('a second press on the network that is waited for asks nothing more', async () => {
    let asked = 0
    const { connector, switcher } = await setUp(() => {
      asked += 1
      return new Promise(() => {})
    })
    void switcher.switchTo(mint, connector)
    void switcher.switchTo(mint, connector)
    expect(asked).toBe(1)
  })

  test('a wallet that never answers locks nothing: the newest choice counts', async () => {
    const { connector, switcher } = await setUp((chainId) =>
      chainId === 185 ? new Promise(() => {}) : Promise.resolve(),
    )
    void switcher.switchTo(mint, connector)
    expect(switcher.getState()).toEqual({ phase: 'pending', chainId: 185 })
    await switcher.switchTo(ethereum, connector)
    expect(switcher.getState()).toEqual({ phase: 'idle' })
  })

  test('the late failure of an older choice is not shown', async () => {
    const late = Promise.withResolvers<void>()
    const { connector, switcher } = await setUp((chainId) =>
      chainId === 185 ? late.promise : Promise.resolve(),
    )
    const first = switcher.switchTo(mint, connector)
    await switcher.switchTo(ethereum, connector)
    late.reject(new Error('late'))
    await first
    expect(switcher.getState()).toEqual({ phase: 'idle' })
  })
})

describe('addChainParameter', () => {
  test('sends 18 decimals for a chain that is shown with 6', () => {
    expect(addChainParameter(mint)).toEqual({
      chainName: 'Mint Mainnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://localhost:1/rpc'],
      blockExplorerUrls: ['http://localhost:1/explorer'],
    })
  })
})
