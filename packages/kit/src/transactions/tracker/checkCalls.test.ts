import { beforeEach, describe, expect, it } from 'vitest'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import type { TransactionRecord } from '../store/record.ts'
import { hashNumber, SimulatedChain, sender } from '../testing/simulatedChain.ts'
import { parseCallsStatus } from './callsStatus.ts'
import { checkChain } from './checkChain.ts'
import { unknownLimit, usedLimit } from './resolveStatus.ts'

const batch: TransactionRecord = {
  id: 'batch-1',
  kind: 'batch',
  chainId: 1,
  description: 'Approve and lock',
  status: 'pending',
  addedAt: 0,
  connectorId: 'a',
}
let chain: SimulatedChain

beforeEach(() => {
  chain = new SimulatedChain()
})

async function check(record: TransactionRecord, answer: unknown, now = 1_000) {
  const wallet: RpcRequest = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  const options = { port: chain.port(), address: sender, walletOf: () => wallet, now }
  return (await checkChain([record], options)).get(record.id)
}

function receiptOf(hash: string, status: '0x0' | '0x1' = '0x1') {
  return { transactionHash: hash, status, blockNumber: '0x1', blockHash: hashNumber(7) }
}

describe('a batch (EIP-5792)', () => {
  it('is pending while the wallet reports it as pending', async () => {
    expect(await check(batch, { id: 'batch-1', status: 100 })).toBeUndefined()
  })

  it('becomes one confirmed record with its calls', async () => {
    const one = chain.send()
    const two = chain.send()
    chain.mine()
    const receipts = [receiptOf(one.hash), receiptOf(two.hash)]
    expect(await check(batch, { status: 200, receipts })).toMatchObject({
      status: 'confirmed',
      calls: [
        { hash: one.hash, status: 'confirmed' },
        { hash: two.hash, status: 'confirmed' },
      ],
    })
  })

  it("is confirmed only once the app's own node has it with enough confirmations", async () => {
    const { hash } = chain.send()
    const answer = { status: 200, receipts: [receiptOf(hash)] }
    const deep = { ...batch, confirmations: 2 }
    expect(await check(deep, answer)).toEqual({ calls: [{ hash, status: 'confirmed' }] })
    chain.mine()
    expect((await check(deep, answer))?.status).toBeUndefined()
    chain.mine()
    expect((await check(deep, answer))?.status).toBe('confirmed')
  })

  it.each([
    ['never sent', { status: 400 }, 'dropped'],
    ['reverted as a whole', { status: 500 }, 'reverted'],
    ['reverted in part', { status: 600 }, 'reverted'],
  ])('%s is failed', async (_name, answer, outcome) => {
    expect(await check(batch, answer)).toMatchObject({ status: 'failed', outcome })
  })

  it('is dropped if the wallet does not know it for 30 minutes', async () => {
    const unknown = Object.assign(new Error('Unknown bundle id'), { code: 5730 })
    let absent = batch
    for (let now = 0; now < unknownLimit; now += 60_000) {
      const patch = await check(absent, unknown, now)
      expect(patch?.status).toBeUndefined()
      absent = { ...absent, ...patch }
    }
    expect(await check(absent, unknown, unknownLimit)).toMatchObject({ outcome: 'dropped' })
    // It was asleep all the time, so this counts as not watched.
    const asleep = { ...batch, unknown: { since: 0, at: 0, watched: 0 } }
    expect((await check(asleep, unknown, unknownLimit * 2))?.status).toBeUndefined()
  })

  it('is dropped if no node knows a transaction that the wallet names for 30 minutes', async () => {
    const { hash } = chain.send()
    chain.mine()
    const lost = { ...receiptOf(hashNumber(404)), transactionHash: hashNumber(404) }
    const answer = { status: 200, receipts: [receiptOf(hash), lost] }
    let absent = batch
    for (let now = 0; now < unknownLimit; now += 60_000) {
      const patch = await check(absent, answer, now)
      expect(patch?.status).toBeUndefined()
      absent = { ...absent, ...patch }
    }
    expect(absent.unknown, 'shown as not found').toBeDefined()
    // A node that does not answer may know it.
    const [, second] = chain.endpoints
    if (second) second.mode = 'down'
    expect((await check(absent, answer, unknownLimit))?.status).toBeUndefined()
    if (second) second.mode = 'up'
    const patch = await check(absent, answer, unknownLimit)
    expect(patch).toMatchObject({ status: 'failed', outcome: 'dropped' })
    expect(patch?.calls).toHaveLength(2)
  })

  it('is confirmed by another endpoint if the first one is stuck', async () => {
    const { hash } = chain.send()
    chain.mine()
    const [first] = chain.endpoints
    if (first) first.behind = 1
    const answer = { status: 200, receipts: [receiptOf(hash)] }
    expect(await check(batch, answer)).toMatchObject({ status: 'confirmed' })
  })

  it.each([
    ['lacks a status', undefined],
    ['has an empty status', null],
    ['has an unknown status', 'included'],
  ])('whose receipt %s waits for what the chain says', async (_name, status) => {
    const { hash } = chain.send()
    const reverted = chain.send({ reverts: true })
    const receipts = (one: string) => [{ ...receiptOf(one), status }]
    const pending = { calls: [{ hash, status: 'pending' }] }
    expect(await check(batch, { status: 100, receipts: receipts(hash) })).toEqual(pending)
    chain.mine()
    expect(await check(batch, { status: 200, receipts: receipts(hash) })).toMatchObject({
      status: 'confirmed',
      calls: [{ hash, status: 'confirmed' }],
    })
    expect(await check(batch, { status: 200, receipts: receipts(reverted.hash) })).toMatchObject({
      status: 'failed',
      outcome: 'reverted',
      calls: [{ hash: reverted.hash, status: 'failed' }],
    })
  })

  it.each(['0x0', '0x00', 0, 'reverted'])('whose receipt says %j is failed', async (status) => {
    const { hash } = chain.send()
    chain.mine()
    const answer = { status: 200, receipts: [{ ...receiptOf(hash), status }] }
    expect(await check(batch, answer)).toMatchObject({ status: 'failed', outcome: 'reverted' })
  })

  it('ends as its wallet says, a minute after no endpoint has a receipt that was pruned', async () => {
    for (const endpoint of chain.endpoints) endpoint.keepsReceipts = 0
    const { hash } = chain.send()
    const answer = { status: 200, receipts: [receiptOf(hash)] }
    chain.mine()
    let waiting: TransactionRecord = { ...batch, confirmations: 2 }
    expect(await check(waiting, answer)).toEqual({ calls: [{ hash, status: 'confirmed' }] })
    chain.mine()
    for (let now = 0; now < usedLimit; now += 4_000) {
      const patch = await check(waiting, answer, now)
      expect(patch?.status).toBeUndefined()
      waiting = { ...waiting, ...patch }
    }
    expect(await check(waiting, answer, usedLimit)).toMatchObject({ status: 'confirmed' })
    const failed = { ...answer, status: 600 }
    expect(await check(waiting, failed, usedLimit)).toMatchObject({ outcome: 'reverted' })
    for (const endpoint of chain.endpoints) endpoint.keepsReceipts = Number.POSITIVE_INFINITY
    expect(await check(batch, answer)).toMatchObject({ status: 'confirmed' })
  })

  it("is failed if the app's own node reports a revert, whatever the wallet says", async () => {
    const { hash } = chain.send({ reverts: true })
    chain.mine()
    expect(await check(batch, { status: 200, receipts: [receiptOf(hash)] })).toMatchObject({
      status: 'failed',
      outcome: 'reverted',
      calls: [{ hash, status: 'failed' }],
    })
  })

  it('keeps hashes the wallet reported earlier, even if it omits them later', async () => {
    const { hash } = chain.send()
    const calls = [{ hash, status: 'confirmed' as const }]
    expect((await check({ ...batch, calls }, { status: 200 }))?.status).toBeUndefined()
    chain.mine()
    expect(await check({ ...batch, calls }, { status: 200 })).toMatchObject({ status: 'confirmed' })
  })

  it.each([
    ['an error', new Error('down')],
    ['nonsense', { status: 'maybe' }],
    ['nothing', null],
  ])('%s of the wallet is waited out for a day, then it is dropped', async (_name, answer) => {
    const day = 24 * 60 * 60_000
    let silent = batch
    for (let now = 0; now < day; now += 30 * 60_000) {
      const patch = await check(silent, answer, now)
      expect(patch?.status).toBeUndefined()
      silent = { ...silent, ...patch }
    }
    expect(await check(silent, { status: 100 }, day)).toEqual({ unknown: undefined })
    expect(await check(silent, answer, day)).toMatchObject({ status: 'failed', outcome: 'dropped' })
  })

  it('of a Safe waits for its owners, also while the Safe stands on another network', async () => {
    const ofSafe = { ...batch, connectorId: 'safe' }
    let silent: TransactionRecord = ofSafe
    for (let now = 0; now < 48 * 60 * 60_000; now += 30 * 60_000) {
      const patch = await check(silent, new Error('Transaction not found'), now)
      expect(patch?.status).toBeUndefined()
      silent = { ...silent, ...patch }
    }
    expect(await check(ofSafe, { status: 400 })).toMatchObject({ outcome: 'cancelled' })
  })

  it('of a Safe connected through WalletConnect waits too, while the Safe is closed', async () => {
    chain.threshold = 2
    let silent = batch
    for (let now = 0; now < 48 * 60 * 60_000; now += 30 * 60_000) {
      const patch = await check(silent, new Error('expired'), now)
      expect(patch?.status).toBeUndefined()
      silent = { ...silent, ...patch }
    }
  })

  it('is not checked while another wallet is connected', async () => {
    const options = { port: chain.port(), address: sender, walletOf: () => undefined, now: 1 }
    expect((await checkChain([batch], options)).size).toBe(0)
  })
})

describe('a transaction of a Safe', () => {
  const safe: TransactionRecord = {
    ...batch,
    kind: 'safe',
    id: hashNumber(500),
    hash: hashNumber(500),
  }

  it('waits for the owners, then resolves to the executed transaction', async () => {
    expect(await check(safe, { status: 100 })).toBeUndefined()
    const { hash } = chain.send()
    const executing = { status: 100, receipts: [receiptOf(hash)] }
    expect(await check(safe, executing)).toEqual({ executedAs: hash })
    chain.mine()
    const done = { status: 200, receipts: [receiptOf(hash)] }
    expect(await check(safe, done)).toMatchObject({ status: 'confirmed', executedAs: hash })
  })

  it('waits a minute for the hash once executed', async () => {
    let waiting = safe
    for (let now = 0; now < usedLimit; now += 4_000) {
      const patch = await check(waiting, { status: 200 }, now)
      expect(patch?.status).toBeUndefined()
      waiting = { ...waiting, ...patch }
    }
    const { hash } = chain.send()
    chain.mine()
    const named = { status: 200, receipts: [receiptOf(hash)] }
    expect(await check(waiting, named, usedLimit)).toMatchObject({ executedAs: hash })
    expect(await check(waiting, { status: 200 }, usedLimit)).toMatchObject({ status: 'confirmed' })
  })

  it('is failed if the inner call failed although the transaction succeeded', async () => {
    const { hash } = chain.send()
    chain.mine()
    const answer = { status: 500, receipts: [receiptOf(hash, '0x0')] }
    expect(await check(safe, answer)).toMatchObject({ status: 'failed', outcome: 'reverted' })
  })

  it('is not dropped by a wallet that does not answer, since the owners may take weeks', async () => {
    const unknown = { since: 0, at: unknownLimit * 60, watched: unknownLimit }
    expect(await check({ ...safe, unknown }, null, unknownLimit * 100)).toBeUndefined()
  })

  it('reports a cancellation by its owners', async () => {
    expect(await check(safe, { status: 400 })).toMatchObject({ outcome: 'cancelled' })
  })
})

it('reads both versions of the standard', () => {
  expect(parseCallsStatus({ status: 'PENDING' })?.state).toBe('waiting')
  expect(parseCallsStatus({ status: 'CONFIRMED', receipts: [receiptOf(hashNumber(1))] })).toEqual({
    state: 'done',
    calls: [{ hash: hashNumber(1), status: 'confirmed' }],
  })
  const undone = { status: 'CONFIRMED', receipts: [receiptOf(hashNumber(1), '0x0')] }
  expect(parseCallsStatus(undone)?.state).toBe('failed')
  expect(parseCallsStatus({ status: 999 })).toBeUndefined()
})
