import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RpcRequest } from '../../chains/transport/requestOf.ts'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import type { TransactionRecord } from '../store/record.ts'
import { sender as address, hashNumber, SimulatedChain } from '../testing/simulatedChain.ts'
import { checkChain } from './checkChain.ts'
import { unknownLimit } from './resolveStatus.ts'

let chain: SimulatedChain
let store: TransactionStore
let wallet: RpcRequest | undefined
let now = 0

async function round(passed = 4_000): Promise<void> {
  now += passed
  const pending = store.list(address, 1).filter(({ status }) => status === 'pending')
  const options = { address, port: chain.port(), walletOf: () => wallet, now }
  store.update(address, 1, await checkChain(pending, options))
}

/** Keeps polling for this long. */
async function watch(time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += 30_000) await round(30_000)
}

function only(): TransactionRecord | undefined {
  return store.list(address, 1)[0]
}

describe('proposed to the owners of a Safe that is connected through WalletConnect', () => {
  const proposal = hashNumber(600)
  let asked: string[]

  /** The wallet's answer about the proposal; undefined: none. */
  function answer(status: object | Error | undefined): void {
    wallet = async ({ method, params }) => {
      asked.push(`${method} ${params}`)
      if (status instanceof Error) throw status
      return status
    }
  }

  beforeEach(() => {
    asked = []
    wallet = undefined
    now = 1_000_000
    chain = new SimulatedChain()
    chain.threshold = 2
    store = createTransactionStore({ key: 'test', storage: memoryStorage(), now: () => now })
    store.add({ hash: proposal, description: 'x' }, { address, chainId: 1 })
  })

  it('waits for the owners, then resolves to the executed transaction', async () => {
    answer({ status: 100 })
    await round()
    expect(only()).toMatchObject({ kind: 'safe', status: 'pending' })
    expect(only()?.unknown).toBeUndefined()
    expect(asked).toEqual([`wallet_getCallsStatus ${proposal}`])
    await watch(unknownLimit * 3)
    expect(only()?.status).toBe('pending')
    const { hash } = chain.send()
    chain.mine()
    answer({ status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] })
    await round()
    expect(only()).toMatchObject({ status: 'confirmed', executedAs: hash })
  })

  it.each([
    ['does not answer', () => answer(new Error('expired'))],
    ['is not connected', () => undefined],
  ])('is not dropped after 30 minutes while the wallet %s', async (_what, begin) => {
    begin()
    await watch(unknownLimit * 2)
    expect(only()?.status).toBe('pending')
    answer({ status: 100 })
    await round(30_000)
    expect(only()).toMatchObject({ kind: 'safe', status: 'pending' })
  })

  it('is not dropped while the node does not say whether the account is a Safe', async () => {
    await watch(unknownLimit - 60_000)
    chain.fails.add('eth_call')
    await watch(unknownLimit)
    expect(only()?.status).toBe('pending')
    chain.fails.clear()
    answer({ status: 100 })
    await round(30_000)
    expect(only()).toMatchObject({ kind: 'safe', status: 'pending' })
  })

  it('is dropped if the wallet does not know it either', async () => {
    answer(Object.assign(new Error('Unknown bundle id'), { code: 5730 }))
    await watch(unknownLimit * 2)
    expect(only()).toMatchObject({ status: 'failed', outcome: 'dropped' })
  })

  it('does not ask the wallet of an account that is not a Safe', async () => {
    chain.threshold = 0
    answer({ status: 100 })
    await watch(unknownLimit * 2)
    expect(asked).toEqual([])
    expect(only()).toMatchObject({ kind: 'transaction', outcome: 'dropped' })
  })
})
