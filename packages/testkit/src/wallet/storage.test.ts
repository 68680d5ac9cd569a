import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeNode } from './testing/fakeNode.ts'
import { alice, bob, memoryArea, setup, setupConnected } from './testing/setup.ts'

const key = 'wallet'

describe("the wallet's storage", () => {
  it('survives a reload: permission, account, chain, lock, added networks and batches', async () => {
    const area = memoryArea()
    const storage = { key, area }
    const before = await setupConnected({ storage, node: createFakeNode(185) })
    before.engine.switchAccount(1)
    await before.request('wallet_addEthereumChain', {
      chainId: '0xb9',
      chainName: 'Mint Mainnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://localhost:4700/rpc/185/a'],
    })
    const calls = [{ to: bob.address }]
    const batch = { version: '2.0.0', atomicRequired: false, chainId: '0xb9', calls, id: 'batch' }
    await before.request('wallet_sendCalls', batch)
    before.engine.lock()

    const after = setup({ storage })
    expect(after.engine.state()).toEqual(before.engine.state())
    after.engine.unlock()
    expect(await after.request('eth_accounts')).toEqual([bob.address])
    expect(await after.request('eth_chainId')).toBe('0xb9')
    expect(after.events).toEqual([['accountsChanged', [bob.address]]])
  })

  it('is discarded if another instance wrote it', async () => {
    const area = memoryArea()
    await setupConnected({ storage: { key, area, instanceId: 'one' } })
    const same = setup({ storage: { key, area, instanceId: 'one' } })
    expect(await same.request('eth_accounts')).toEqual([alice.address])
    const other = setup({ storage: { key, area, instanceId: 'two' } })
    expect(await other.request('eth_accounts')).toEqual([])
  })

  it('drops accounts that the wallet does not have', async () => {
    const area = memoryArea()
    await setupConnected({ storage: { key, area } })
    const text = area.getItem(key) ?? ''
    area.setItem(key, text.replaceAll(alice.address, '0x00000000000000000000000000000000000000aa'))
    expect(setup({ storage: { key, area } }).engine.state()).toMatchObject({
      selected: alice.address,
      permitted: [],
    })
  })

  it('can contain anything without harm', async () => {
    const anyState = fc.record(
      {
        version: fc.constantFrom(1, 2),
        instanceId: fc.constantFrom(null, 'one'),
        state: fc.oneof(
          fc.jsonValue(),
          fc.record(
            {
              selected: fc.jsonValue(),
              permitted: fc.oneof(fc.jsonValue(), fc.array(fc.constant(alice.address))),
              chainId: fc.jsonValue(),
              locked: fc.jsonValue(),
              added: fc.array(fc.record({ id: fc.jsonValue(), name: fc.jsonValue() })),
              batches: fc.array(fc.record({ id: fc.string(), chainId: fc.nat() })),
            },
            { requiredKeys: [] },
          ),
        ),
      },
      { requiredKeys: [] },
    )
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      anyState.map((state) => JSON.stringify(state)),
    )
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const area = memoryArea()
        area.setItem(key, text)
        const { engine, request } = setup({ storage: { key, area } })
        const { chainId } = engine.state()
        expect(Number.isSafeInteger(chainId) && chainId > 0).toBe(true)
        expect(await request('eth_requestAccounts')).toEqual([alice.address])
        expect(await request('eth_chainId')).toBe(`0x${chainId.toString(16)}`)
      }),
    )
  })

  it('can be blocked for reading and writing without harm', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const area = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const { request } = setup({ storage: { key, area } })
    expect(await request('eth_requestAccounts')).toEqual([alice.address])
  })
})
