import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashNumber } from '../testing/simulatedChain.ts'
import { parseStoredTransactions } from './parseStoredTransactions.ts'
import { completedLimit } from './record.ts'

const alice = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const good = {
  id: hashNumber(1),
  hash: hashNumber(1),
  kind: 'transaction',
  description: 'Lock 250 FOYER',
  status: 'confirmed',
  chainId: 1,
  addedAt: 5,
}

it.each([
  ['no object', 7],
  ['no hash', { ...good, hash: undefined }],
  ['a short hash', { ...good, hash: '0x12' }],
  ['no description', { ...good, description: 3 }],
  ['an unknown status', { ...good, status: 'gone' }],
  ['an unknown kind', { ...good, kind: 'x' }],
  ['no time', { ...good, addedAt: 'now' }],
  ['confirmations of 0', { ...good, confirmations: 0 }],
  ['half a confirmation', { ...good, confirmations: 1.5 }],
])('discards an entry with %s, and keeps the others', (_name, bad) => {
  expect(parseStoredTransactions({ [alice]: { '1': [bad, good, bad] } })).toEqual({
    [alice]: { '1': [good] },
  })
})

it('leaves out invalid optional fields of a record', () => {
  const odd = {
    ...good,
    outcome: 'eaten',
    replacedBy: 7,
    nonce: -1,
    sender: 'me',
    seenIn: [],
    calls: {},
  }
  expect(parseStoredTransactions({ [alice]: { '1': [odd] } })).toEqual({ [alice]: { '1': [good] } })
})

it('keeps the calls of a batch, also one without a result', () => {
  const calls = [
    { hash: hashNumber(2), status: 'confirmed' },
    { hash: hashNumber(3), status: 'pending' },
  ]
  const batch = { ...good, calls }
  const odd = { ...good, calls: [...calls, { hash: hashNumber(4), status: 'gone' }] }
  expect(parseStoredTransactions({ [alice]: { '1': [odd] } })).toEqual({
    [alice]: { '1': [batch] },
  })
})

it('merges an address that is stored in two cases, without duplicates', () => {
  const upper = `0x${alice.slice(2).toUpperCase()}`
  const other = { ...good, id: hashNumber(2), hash: hashNumber(2), addedAt: 9 }
  const store = parseStoredTransactions({
    [alice]: { '1': [good] },
    [upper]: { '1': [other, good] },
  })
  expect(store).toEqual({ [alice]: { '1': [other, good] } })
})

it('keeps the ten newest completed transactions, however many are stored', () => {
  const many = Array.from({ length: 50 }, (_, index) => {
    const hash = hashNumber(index + 1)
    return { ...good, hash, id: hash, addedAt: index }
  })
  const list = parseStoredTransactions({ [alice]: { '1': many } })?.[alice]?.['1']
  expect(list?.map(({ addedAt }) => addedAt)).toEqual([49, 48, 47, 46, 45, 44, 43, 42, 41, 40])
})

it('accepts only valid addresses and chain ids', () => {
  const store = {
    __proto__: { '1': [good] },
    constructor: { '1': [good] },
    '0x12': { '1': [good] },
  }
  expect(
    parseStoredTransactions({
      ...store,
      [alice]: { __proto__: [good], '01': [good], '-1': [good], x: [good] },
    }),
  ).toEqual({})
})

it('limits how many entries it reads', () => {
  const junk = Array.from({ length: 12_000 }, (_, index) => {
    return [`0x${index.toString(16).padStart(40, '0')}`, { 1: [], 2: [7] }] as const
  })
  expect(parseStoredTransactions({ [alice]: { 1: [good] }, ...Object.fromEntries(junk) })).toEqual({
    [alice]: { 1: [good] },
  })
  const hashes = Array.from({ length: 11_000 }, (_, index) => hashNumber(index + 1))
  const many = hashes.map((hash) => ({ ...good, hash, id: hash, status: 'pending' }))
  expect(parseStoredTransactions({ [alice]: { 1: many } })?.[alice]?.['1']).toHaveLength(10_000)
})

const anyKey = fc.oneof(
  fc.constantFrom(alice, '1', '8453', 'hash', 'status', '__proto__'),
  fc.string(),
)
const anything: fc.Arbitrary<unknown> = fc.anything({
  key: anyKey,
  withBigInt: false,
  maxDepth: 2,
  maxKeys: 4,
})
/** Almost valid: the fields of a record, some with another value. */
const nearly = fc
  .record({
    field: fc.constantFrom(...Object.keys(good), 'confirmations', 'calls', 'seenIn'),
    value: anything,
  })
  .map(({ field, value }) => ({ ...good, [field]: value }))
const entries = fc.array(fc.oneof(nearly, nearly, anything), { maxLength: 4 })
const stored = fc.oneof(
  anything,
  fc
    .record({ address: fc.constantFrom(alice, 'x'), chainId: fc.constantFrom('1', 'y'), entries })
    .map((store) => ({ [store.address]: { [store.chainId]: store.entries } })),
)

it('property: never throws and returns only displayable records', () => {
  fc.assert(
    fc.property(stored, (value) => {
      const store = parseStoredTransactions(value)
      for (const [address, chains] of Object.entries(store ?? {})) {
        expect(address).toMatch(/^0x[0-9a-f]{40}$/)
        for (const records of Object.values(chains)) {
          expect(records.filter(({ status }) => status !== 'pending').length).toBeLessThanOrEqual(
            completedLimit,
          )
          for (const record of records) {
            expect(typeof record.description).toBe('string')
            expect(new Date(record.addedAt).getTime()).not.toBeNaN()
            if (record.kind !== 'batch') expect(record.hash).toMatch(/^0x[0-9a-f]{64}$/)
          }
        }
      }
    }),
    { numRuns: 1_000 },
  )
})
