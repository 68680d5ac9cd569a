import { describe, expect, it } from 'vitest'
import { createFakeNode } from './testing/fakeNode.ts'
import { rejectionOf, setup, setupConnected } from './testing/setup.ts'

const mint = {
  chainId: '0xb9',
  chainName: 'Mint Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://localhost:4700/rpc/185/a'],
  blockExplorerUrls: ['https://explorer.example'],
}

describe('reading the chain', () => {
  it('returns its chain id in hex and in decimal', async () => {
    const { request } = setup({ initialChainId: 8453 })
    expect(await request('eth_chainId')).toBe('0x2105')
    expect(await request('net_version')).toBe('8453')
  })

  it('forwards reads to its own endpoint for its current chain', async () => {
    const { request, node, engine } = setup()
    expect(await request('eth_getBlockByNumber', '0x0', false)).toMatchObject({ hash: '0xfeed' })
    expect(node.asked).toEqual([{ method: 'eth_getBlockByNumber', params: ['0x0', false] }])
    engine.switchChain(999)
    expect(await rejectionOf(request('eth_blockNumber'))).toMatchObject({ code: 4901 })
  })

  it('answers -32603 if its endpoint is unreachable or returns nonsense', async () => {
    const broken: (typeof globalThis.fetch)[] = [
      () => Promise.reject(new TypeError('no network')),
      async () => new Response('<html>'),
      async () => Response.json('text'),
      async () => Response.json({ id: 1 }),
    ]
    for (const fetch of broken) {
      const { request } = setup({ fetch })
      expect(await rejectionOf(request('eth_blockNumber'))).toMatchObject({ code: -32603 })
    }
  })
})

describe('wallet_switchEthereumChain', () => {
  it('switches when approved, and emits chainChanged before it answers', async () => {
    const { request, events } = await setupConnected()
    expect(await request('wallet_switchEthereumChain', { chainId: '0x2105' })).toBeNull()
    expect(events).toEqual([['chainChanged', '0x2105']])
    expect(await request('eth_chainId')).toBe('0x2105')
  })

  it('does not switch when rejected: 4001', async () => {
    const { request, script, events } = await setupConnected()
    script.set('*', 'reject')
    const refused = rejectionOf(request('wallet_switchEthereumChain', { chainId: '0x2105' }))
    expect(await refused).toMatchObject({ code: 4001 })
    expect(events).toEqual([])
  })

  it('does not ask for the chain it is on', async () => {
    const { request, script } = await setupConnected()
    script.set('*', 'reject')
    expect(await request('wallet_switchEthereumChain', { chainId: '0x1' })).toBeNull()
  })

  it('answers 4902 for an unknown chain', async () => {
    const { request } = setup()
    const refused = rejectionOf(request('wallet_switchEthereumChain', { chainId: '0xb9' }))
    expect(await refused).toMatchObject({ code: 4902 })
  })

  it('answers -32602 for an invalid chain id', async () => {
    const { request } = setup()
    for (const chainId of [1, '1', '0x', '0x01', '0x0', `0x${'f'.repeat(20)}`, null])
      expect(await rejectionOf(request('wallet_switchEthereumChain', { chainId }))).toMatchObject({
        code: -32602,
      })
  })
})

describe('wallet_addEthereumChain', () => {
  it('adds and switches when approved, and keeps the added chain', async () => {
    const { request, engine } = setup({ node: createFakeNode(185) })
    expect(await request('wallet_addEthereumChain', mint)).toBeNull()
    expect(await request('eth_chainId')).toBe('0xb9')
    expect(engine.chains().at(-1)).toMatchObject({ id: 185, name: 'Mint Mainnet', symbol: 'ETH' })
    await request('wallet_switchEthereumChain', { chainId: '0x1' })
    expect(await request('wallet_switchEthereumChain', { chainId: '0xb9' })).toBeNull()
  })

  it('adds nothing when rejected: 4001', async () => {
    const { request, script, engine } = setup({ node: createFakeNode(185) })
    script.set('*', 'reject')
    const refused = rejectionOf(request('wallet_addEthereumChain', mint))
    expect(await refused).toMatchObject({ code: 4001 })
    expect(engine.chains()).toHaveLength(2)
  })

  it('switches to a known chain and keeps its own endpoint', async () => {
    const { request, engine } = setup()
    await request('wallet_addEthereumChain', { ...mint, chainId: '0x2105' })
    expect(engine.state()).toMatchObject({ chainId: 8453, added: [] })
  })

  it('validates its params as MetaMask does', async () => {
    const { request } = setup({ node: createFakeNode(185) })
    for (const wrong of [
      { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 6 } },
      { nativeCurrency: { name: 'Ether', symbol: 'ETHEREUM', decimals: 18 } },
      { nativeCurrency: null },
      { rpcUrls: ['http://node.example'] },
      { rpcUrls: [] },
      { rpcUrls: 'https://node.example' },
      { blockExplorerUrls: ['ftp://explorer.example'] },
      { chainName: '' },
      { chainId: '185' },
    ]) {
      const refused = rejectionOf(request('wallet_addEthereumChain', { ...mint, ...wrong }))
      expect(await refused, JSON.stringify(wrong)).toMatchObject({ code: -32602 })
    }
  })

  it('refuses an endpoint that reports another chain', async () => {
    const { request } = setup({ node: createFakeNode(1) })
    expect(await rejectionOf(request('wallet_addEthereumChain', mint))).toMatchObject({
      code: -32602,
    })
  })
})

describe('from the wallet’s side', () => {
  it('switches to an unknown chain', async () => {
    const { engine, events, request } = await setupConnected()
    engine.switchChain(424_242)
    expect(events).toEqual([['chainChanged', '0x67932']])
    expect(await request('eth_chainId')).toBe('0x67932')
  })
})

describe('wallet_watchAsset', () => {
  const asset = {
    type: 'ERC20',
    options: { address: '0x00000000000000000000000000000000000000aa', symbol: 'FOYER' },
  }

  it('answers true when approved and 4001 when rejected', async () => {
    const { request, script } = setup()
    expect(await request('wallet_watchAsset', asset)).toBe(true)
    script.set('*', 'reject')
    expect(await rejectionOf(request('wallet_watchAsset', asset))).toMatchObject({ code: 4001 })
  })

  it('accepts params as an object, as in EIP-747', async () => {
    const { engine } = setup()
    const answer = engine.provider.request({
      method: 'wallet_watchAsset',
      params: { type: 'ERC20', options: { ...asset.options, decimals: 18 } },
    })
    expect(await answer).toBe(true)
  })

  it('answers -32602 for anything other than an ERC-20 token', async () => {
    const { request } = setup()
    for (const wrong of [
      { type: 'ERC721' },
      { options: { ...asset.options, address: 'x' } },
      { options: { ...asset.options, symbol: 'A-MUCH-TOO-LONG-SYMBOL' } },
      { options: { ...asset.options, decimals: -1 } },
    ])
      expect(await rejectionOf(request('wallet_watchAsset', { ...asset, ...wrong }))).toMatchObject(
        { code: -32602 },
      )
  })
})

describe('unsupported requests', () => {
  it('answers 4200 for wallet methods and -32601 for anything else', async () => {
    const { request } = setup()
    expect(await rejectionOf(request('eth_sign'))).toMatchObject({ code: 4200 })
    expect(await rejectionOf(request('wallet_doSomething'))).toMatchObject({ code: 4200 })
    expect(await rejectionOf(request('toString'))).toMatchObject({ code: -32601 })
  })

  it('answers -32600 for an invalid request', async () => {
    const { engine } = setup()
    for (const args of [undefined, null, 'eth_accounts', [], {}, { method: 1 }, { method: '' }])
      expect(
        await rejectionOf(Reflect.apply(engine.provider.request, undefined, [args])),
      ).toMatchObject({ code: -32600 })
  })
})
