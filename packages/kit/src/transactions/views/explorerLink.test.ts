import { expect, it } from 'vitest'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import type { TransactionRecord } from '../store/record.ts'
import { hashNumber } from '../testing/simulatedChain.ts'
import { explorerLink } from './explorerLink.ts'

const record: TransactionRecord = {
  id: hashNumber(1),
  hash: hashNumber(1),
  kind: 'transaction',
  chainId: 1,
  description: 'x',
  status: 'pending',
  addedAt: 0,
}
const calls = [
  { hash: hashNumber(4), status: 'confirmed' },
  { hash: hashNumber(5), status: 'failed' },
] as const

it.each<readonly [string, Partial<TransactionRecord>, number | undefined]>([
  ['its own page', {}, 1],
  ['what took its place', { outcome: 'repriced', replacedBy: hashNumber(2) }, 2],
  ['nothing, while a Safe has not executed it', { kind: 'safe' }, undefined],
  ['what a Safe executed', { kind: 'safe', executedAs: hashNumber(3) }, 3],
  ['nothing, while a batch has no transaction', { kind: 'batch', hash: undefined }, undefined],
  ['the last of a batch', { kind: 'batch', hash: undefined, calls }, 5],
  ['nothing, on a network that is not configured', { chainId: 999 }, undefined],
])('leads to %s', (_name, fields, number) => {
  const { chains } = kitConfigForTest([])
  const path = number === undefined ? undefined : `/tx/${hashNumber(number)}`
  const link = explorerLink(chains, { ...record, ...fields })
  expect(link?.slice(link.indexOf('/tx/'))).toBe(path)
})

it.each([
  'https://explorer.zksync.io',
  'https://explorer.zksync.io/',
])('has one slash after %s', (url) => {
  const [chain] = kitConfigForTest([]).chains
  const chains = [{ ...chain, blockExplorers: { default: { name: 'Explorer', url } } }]
  expect(explorerLink(chains, record)).toBe(`https://explorer.zksync.io/tx/${hashNumber(1)}`)
})
