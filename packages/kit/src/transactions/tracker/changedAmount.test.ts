import { beforeEach, expect, it } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import type { NewTransaction, TransactionRecord } from '../store/record.ts'
import { SimulatedChain, type SimulatedTransaction, sender } from '../testing/simulatedChain.ts'
import { checkChain } from './checkChain.ts'

const on = { address: sender, chainId: 1 }
const asking = {
  description: 'Approve 250 FOYER',
  amount: { offset: 36, decimals: 2, description: 'Approve {amount} FOYER', asked: '25000' },
}
let chain: SimulatedChain
let store: TransactionStore

beforeEach(() => {
  chain = new SimulatedChain()
  store = createTransactionStore({ key: 'test', storage: memoryStorage() })
})

const word = (value: bigint) => value.toString(16).padStart(64, '0')
const approve = (value: bigint) => `0x095ea7b3${word(7n)}${word(value)}` as const

function record({ hash }: SimulatedTransaction, more: Partial<NewTransaction> = {}): void {
  store.add({ hash, ...asking, ...more }, on)
}

async function round(locale?: string): Promise<TransactionRecord | undefined> {
  const options = { port: chain.port(), walletOf: () => undefined, now: 1_000_000, locale }
  store.update(sender, 1, await checkChain(store.list(sender, 1), options))
  return store.list(sender, 1)[0]
}

it.each([
  ['while it waits', false, 'pending'],
  ['at once in its block', true, 'confirmed'],
])('an amount changed in the wallet is described as sent, %s', async (_when, isMined, status) => {
  record(chain.send({ input: approve(10_050n) }))
  if (isMined) chain.mine()
  expect(await round('de')).toMatchObject({
    description: 'Approve 100,5 FOYER',
    amount: { asked: '25000', sent: '10050' },
    status,
  })
})

it('an unchanged amount keeps its description', async () => {
  record(chain.send({ input: approve(25_000n) }), { description: 'Approve all' })
  expect(await round()).toMatchObject({ description: 'Approve all', amount: { sent: '25000' } })
})

it('another call keeps its description', async () => {
  record(chain.send({ input: '0x12' }))
  chain.mine()
  expect(await round()).toMatchObject({ description: 'Approve 250 FOYER', status: 'confirmed' })
})
