import { parseEther, toHex } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { createWalletEngine } from './engine.ts'
import { createFakeNode } from './testing/fakeNode.ts'
import { alice, bob, chains, rejectionOf, setupConnected } from './testing/setup.ts'

const payment = { from: alice.address, to: bob.address, value: toHex(parseEther('0.4')) }

describe('eth_sendTransaction', () => {
  it('fills nonce, gas and fees from its own node, signs and sends', async () => {
    const { request, node } = await setupConnected()
    const hash = await request('eth_sendTransaction', payment)
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(node.sent).toMatchObject([
      {
        chainId: 1,
        to: bob.address.toLowerCase(),
        value: parseEther('0.4'),
        gas: 21_000n,
        maxFeePerGas: 15_000_000_000n,
        maxPriorityFeePerGas: 1_000_000_000n,
      },
    ])
  })

  it('keeps the fields that the page sets', async () => {
    const { request, node } = await setupConnected()
    await request('eth_sendTransaction', {
      ...payment,
      gas: '0x7530',
      nonce: '0x7',
      maxFeePerGas: '0x2',
      maxPriorityFeePerGas: '0x1',
      data: '0xab',
    })
    await request('eth_sendTransaction', { ...payment, gasPrice: '0x9' })
    expect(node.sent).toMatchObject([
      { gas: 30_000n, nonce: 7, maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, data: '0xab' },
      { type: 'legacy', gasPrice: 9n },
    ])
  })

  it('assigns different nonces to two transactions approved together', async () => {
    const { request, node } = await setupConnected()
    await Promise.all([
      request('eth_sendTransaction', payment),
      request('eth_sendTransaction', payment),
    ])
    expect(node.sent.map((transaction) => transaction.nonce ?? 0)).toEqual([0, 1])
  })

  it('tells the chain of the transaction, even if the wallet has switched meanwhile', async () => {
    const node = createFakeNode()
    const decide = vi.fn(async () => ({ kind: 'approve' as const }))
    const engine = createWalletEngine({ accounts: [alice, bob], chains, decide, fetch: node.fetch })
    const request = (method: string, ...params: unknown[]): Promise<unknown> =>
      Reflect.apply(engine.provider.request, undefined, [{ method, params }])
    await request('eth_requestAccounts')
    node.answer('eth_estimateGas', () => {
      engine.switchChain(8453)
      return '0x5208'
    })
    await request('eth_sendTransaction', payment)
    expect(decide).toHaveBeenLastCalledWith(
      expect.objectContaining({ chain: expect.objectContaining({ id: 1 }) }),
    )
    expect(node.sent).toMatchObject([{ chainId: 1 }])
  })

  it('sends nothing when rejected: 4001', async () => {
    const { request, script, node } = await setupConnected()
    script.set('*', 'reject')
    expect(await rejectionOf(request('eth_sendTransaction', payment))).toMatchObject({ code: 4001 })
    expect(node.sent).toEqual([])
  })

  it('answers 4100 for an account without permission', async () => {
    const { request } = await setupConnected()
    const refused = rejectionOf(request('eth_sendTransaction', { ...payment, from: bob.address }))
    expect(await refused).toMatchObject({ code: 4100 })
  })

  it('answers -32602 for an invalid transaction', async () => {
    const { request } = await setupConnected()
    for (const wrong of [
      { value: '12' },
      { value: `0x1${'0'.repeat(64)}` },
      { to: '0x12' },
      { to: undefined },
      { data: '0xabc' },
      { gasPrice: '0x1', maxFeePerGas: '0x2' },
      { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
      { chainId: '0x5' },
      { blobs: ['0x00'] },
      { accessList: [{ address: bob.address, storageKeys: ['0x01'] }] },
    ]) {
      const refused = rejectionOf(request('eth_sendTransaction', { ...payment, ...wrong }))
      expect(await refused, JSON.stringify(wrong)).toMatchObject({ code: -32602 })
    }
  })

  it('sends what the user approved, even if the page mutates its object', async () => {
    const { request, node } = await setupConnected()
    const mutable: Record<string, unknown> = { ...payment }
    const sending = request('eth_sendTransaction', mutable)
    mutable.value = toHex(parseEther('1000'))
    await sending
    expect(node.sent).toMatchObject([{ value: parseEther('0.4') }])
  })

  it('passes on the node’s own error', async () => {
    const node = createFakeNode()
    node.answer('eth_sendRawTransaction', () => new Error('insufficient funds'))
    const { request } = await setupConnected({ node })
    expect(await rejectionOf(request('eth_sendTransaction', payment))).toMatchObject({
      code: -32000,
      message: 'insufficient funds',
    })
  })

  it('sends a transaction that is expected to fail, since the user was warned', async () => {
    const node = createFakeNode()
    node.answer('eth_estimateGas', () => new Error('execution reverted'))
    const { request } = await setupConnected({ node })
    await request('eth_sendTransaction', { ...payment, data: '0x1234' })
    expect(node.sent).toMatchObject([{ gas: 500_000n }])
  })

  it('answers 4901 on a chain where it has no endpoint', async () => {
    const { request, engine } = await setupConnected()
    engine.switchChain(424_242)
    expect(await rejectionOf(request('eth_sendTransaction', payment))).toMatchObject({ code: 4901 })
  })
})
