import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { beforeEach, expect, it } from 'vitest'
import { fingerprintWithout } from '../store/callFingerprint.ts'
import { createTransactionStore, type TransactionStore } from '../store/createTransactionStore.ts'
import type { NewTransaction, TransactionRecord } from '../store/record.ts'
import {
  friend,
  SimulatedChain,
  type SimulatedTransaction,
  sender,
} from '../testing/simulatedChain.ts'
import { checkChain } from './checkChain.ts'

const on = { address: sender, chainId: 1 }
const token: Address = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const approve = (value: bigint, spender = 7n) => `0x095ea7b3${word(spender)}${word(value)}` as const
const asking = {
  description: 'Approve 250 FOYER',
  amount: {
    offset: 36,
    decimals: 2,
    description: 'Approve {amount} FOYER',
    asked: '25000',
    call: fingerprintWithout(36, { to: token, value: 0n, input: approve(25_000n) }),
  },
}
let chain: SimulatedChain
let store: TransactionStore

beforeEach(() => {
  chain = new SimulatedChain()
  store = createTransactionStore({ key: 'test', storage: memoryStorage() })
})

function record({ hash }: SimulatedTransaction, more: Partial<NewTransaction> = {}): void {
  store.add({ hash, ...asking, ...more }, on)
}

async function round(locale?: string): Promise<TransactionRecord | undefined> {
  const options = {
    port: chain.port(),
    address: sender,
    walletOf: () => undefined,
    now: 1_000_000,
    locale,
  }
  store.update(sender, 1, await checkChain(store.list(sender, 1), options))
  return store.list(sender, 1)[0]
}

it.each([
  ['while it waits', false, 'pending'],
  ['at once in its block', true, 'confirmed'],
])('an amount changed in the wallet is described as sent, %s', async (_when, isMined, status) => {
  record(chain.send({ to: token, value: 0n, input: approve(10_050n) }))
  if (isMined) chain.mine()
  expect(await round('de')).toMatchObject({
    description: 'Approve 100,5 FOYER',
    amount: { asked: '25000', sent: '10050' },
    status,
  })
})

it('an unchanged amount keeps its description', async () => {
  record(chain.send({ to: token, value: 0n, input: approve(25_000n) }), {
    description: 'Approve all',
  })
  expect(await round()).toMatchObject({ description: 'Approve all', amount: { sent: '25000' } })
})

const execTransaction = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation)',
])
const handleOps = parseAbi([
  'function handleOps((address sender, bytes callData)[] ops, address to)',
])

it.each([
  [
    'a Safe',
    encodeFunctionData({
      abi: execTransaction,
      args: [token, 0n, approve(25_000n), 0],
    }),
  ],
  [
    'a relayer of account abstraction (ERC-4337)',
    encodeFunctionData({
      abi: handleOps,
      args: [[{ sender, callData: approve(25_000n) }], friend],
    }),
  ],
])('a call that %s wraps in its own keeps its description', async (_who, input) => {
  record(chain.send({ to: friend, input }))
  chain.mine()
  const found = await round()
  expect(found).toMatchObject({ description: 'Approve 250 FOYER', status: 'confirmed' })
  expect(found?.amount).toEqual(asking.amount)
})

it.each([
  ['to another contract', { to: friend, value: 0n, input: approve(10_050n) }],
  ['with a value', { to: token, value: 1n, input: approve(10_050n) }],
  ['with another spender', { to: token, value: 0n, input: approve(10_050n, 8n) }],
])('the amount of a call %s is not taken over', async (_name, call) => {
  record(chain.send(call))
  chain.mine()
  expect(await round()).toMatchObject({ description: 'Approve 250 FOYER', amount: asking.amount })
  expect(store.list(sender, 1)[0]?.amount?.sent).toBeUndefined()
})

it('a record that does not say which call was requested keeps its description', async () => {
  const { call: _call, ...amount } = asking.amount
  record(chain.send({ to: token, value: 0n, input: approve(10_050n) }), { amount })
  chain.mine()
  expect(await round()).toMatchObject({ description: 'Approve 250 FOYER', status: 'confirmed' })
  expect(store.list(sender, 1)[0]?.amount).toEqual(amount)
})

it('another call keeps its description', async () => {
  record(chain.send({ input: '0x12' }))
  chain.mine()
  expect(await round()).toMatchObject({ description: 'Approve 250 FOYER', status: 'confirmed' })
})
