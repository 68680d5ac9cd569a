import { describe, expect, it } from 'vitest'
import { createFakeNode } from './testing/fakeNode.ts'
import { alice, bob, rejectionOf, setupConnected } from './testing/setup.ts'

const call = { to: bob.address, value: '0x1' }
const batch = {
  version: '2.0.0',
  chainId: '0x1',
  from: alice.address,
  atomicRequired: true,
  calls: [call, { ...call, data: '0xab' }],
}

async function idOf(answer: Promise<unknown>): Promise<string> {
  const { id } = (await answer) as { id: string }
  return id
}

describe('wallet_sendCalls', () => {
  it('sends the calls in order, pending at first and done once all are mined', async () => {
    const { request, node } = await setupConnected()
    const id = await idOf(request('wallet_sendCalls', batch))
    expect(node.sent.map(({ nonce, data }) => [nonce ?? 0, data ?? '0x'])).toEqual([
      [0, '0x'],
      [1, '0xab'],
    ])
    expect(await request('wallet_getCallsStatus', id)).toEqual({
      version: '2.0.0',
      id,
      chainId: '0x1',
      status: 100,
      atomic: true,
    })
    node.mine()
    const done = await request('wallet_getCallsStatus', id)
    expect(done).toMatchObject({ status: 200, receipts: [{ status: '0x1' }, { status: '0x1' }] })
    expect(Object.keys((done as { receipts: object[] }).receipts[0] ?? {}).sort()).toEqual([
      'blockHash',
      'blockNumber',
      'gasUsed',
      'logs',
      'status',
      'transactionHash',
    ])
  })

  it('takes the gas of later calls from the joint simulation', async () => {
    const node = createFakeNode()
    node.answer('eth_estimateGas', () => new Error('needs the call before it'))
    const { request } = await setupConnected({ node })
    await request('wallet_sendCalls', batch)
    expect(node.sent.map(({ gas }) => gas)).toEqual([50_000n, 50_000n])
  })

  it('reports 500 if all calls reverted and 600 if some did', async () => {
    const { request, node } = await setupConnected()
    const first = await idOf(request('wallet_sendCalls', batch))
    node.mine([0])
    expect(await request('wallet_getCallsStatus', first)).toMatchObject({ status: 600 })
    node.mine([0, 1])
    expect(await request('wallet_getCallsStatus', first)).toMatchObject({ status: 500 })
  })

  it('sends nothing if one call would fail and the batch is atomic', async () => {
    const { request, node } = await setupConnected()
    const failing = { ...batch, calls: [call, { ...call, data: '0xdead' }] }
    const id = await idOf(request('wallet_sendCalls', failing))
    expect(await request('wallet_getCallsStatus', id)).toMatchObject({ status: 400 })
    expect(node.sent).toEqual([])
  })

  it('answers 5760 if the node cannot simulate an atomic batch, but sends a non-atomic one', async () => {
    const node = createFakeNode()
    node.answer('eth_simulateV1', () => new Error('no such method'))
    const { request } = await setupConnected({ node })
    expect(await rejectionOf(request('wallet_sendCalls', batch))).toMatchObject({ code: 5760 })
    const id = await idOf(request('wallet_sendCalls', { ...batch, atomicRequired: false }))
    expect(await request('wallet_getCallsStatus', id)).toMatchObject({ atomic: false })
  })

  it('sends nothing when rejected: 4001', async () => {
    const { request, script, node } = await setupConnected()
    script.set('*', 'reject')
    expect(await rejectionOf(request('wallet_sendCalls', batch))).toMatchObject({ code: 4001 })
    expect(node.sent).toEqual([])
  })

  it('keeps the page’s id and refuses to reuse it', async () => {
    const { request } = await setupConnected()
    expect(await request('wallet_sendCalls', { ...batch, id: 'mine' })).toEqual({ id: 'mine' })
    const again = rejectionOf(request('wallet_sendCalls', { ...batch, id: 'mine' }))
    expect(await again).toMatchObject({ code: 5720 })
  })

  it('answers with the codes of EIP-5792', async () => {
    const { request } = await setupConnected()
    const cases: [object, number][] = [
      [{ chainId: '0x5' }, 5710],
      [{ capabilities: { paymasterService: {} } }, 5700],
      [{ calls: [{ ...call, capabilities: { gift: { optional: false } } }] }, 5700],
      [{ calls: Array.from({ length: 51 }, () => call) }, 5740],
      [{ calls: [] }, -32602],
      [{ calls: [{ to: 'x' }] }, -32602],
      [{ from: bob.address }, 4100],
      [{ version: undefined }, -32602],
      [{ version: '1.0' }, -32602],
      [{ atomicRequired: undefined }, -32602],
      [{ atomicRequired: 'true' }, -32602],
    ]
    for (const [wrong, code] of cases)
      expect(await rejectionOf(request('wallet_sendCalls', { ...batch, ...wrong }))).toMatchObject({
        code,
      })
    expect(await rejectionOf(request('wallet_getCallsStatus', 'unknown'))).toMatchObject({
      code: 5730,
    })
  })

  it('accepts an optional capability', async () => {
    const { request } = await setupConnected()
    const capabilities = { paymasterService: { optional: true } }
    await expect(request('wallet_sendCalls', { ...batch, capabilities })).resolves.toBeDefined()
  })
})

describe('wallet_getCapabilities', () => {
  it('answers for known chains, or for those requested', async () => {
    const { request } = await setupConnected()
    const atomic = { atomic: { status: 'supported' } }
    expect(await request('wallet_getCapabilities', alice.address)).toEqual({
      '0x1': atomic,
      '0x2105': atomic,
    })
    expect(await request('wallet_getCapabilities', alice.address, ['0x2105'])).toEqual({
      '0x2105': atomic,
    })
  })

  it('answers 4100 for an account without permission', async () => {
    const { request } = await setupConnected()
    expect(await rejectionOf(request('wallet_getCapabilities', bob.address))).toMatchObject({
      code: 4100,
    })
  })
})
