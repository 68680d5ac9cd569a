import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashNumber } from '../testing/simulatedChain.ts'
import { parseRecord } from './parseRecord.ts'

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
])('discards a record with %s', (_name, bad) => {
  expect(parseRecord(bad, 1)).toBeUndefined()
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
  expect(parseRecord(odd, 1)).toEqual(good)
})

it('keeps the calls of a batch, also one without a result', () => {
  const calls = [
    { hash: hashNumber(2), status: 'confirmed' },
    { hash: hashNumber(3), status: 'pending' },
  ]
  const batch = { ...good, calls }
  const odd = { ...good, calls: [...calls, { hash: hashNumber(4), status: 'gone' }] }
  expect(parseRecord(odd, 1)).toEqual(batch)
})

const anyKey = fc.oneof(fc.constantFrom('hash', 'status', '__proto__'), fc.string())
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

it('property: never throws and returns only displayable records', () => {
  fc.assert(
    fc.property(fc.oneof(nearly, nearly, anything), (value) => {
      const record = parseRecord(value, 1)
      if (!record) return
      expect(typeof record.description).toBe('string')
      expect(new Date(record.addedAt).getTime()).not.toBeNaN()
      if (record.kind !== 'batch') expect(record.hash).toMatch(/^0x[0-9a-f]{64}$/)
    }),
    { numRuns: 1_000 },
  )
})
