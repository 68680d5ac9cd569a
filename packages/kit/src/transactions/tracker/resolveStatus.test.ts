import { expect, it } from 'vitest'
import type { TransactionRecord } from '../store/record.ts'
import { hashNumber, sender } from '../testing/simulatedChain.ts'
import type { Mined } from './chainReads.ts'
import { type Finding, resolveStatus, unknownLimit, usedLimit } from './resolveStatus.ts'

const now = 1_000_000_000
const day = 24 * 60 * 60_000
const block = { number: 8, hash: hashNumber(80) }
const other = hashNumber(2)
const record: TransactionRecord = {
  id: hashNumber(1),
  kind: 'transaction',
  hash: hashNumber(1),
  chainId: 1,
  description: 'x',
  status: 'pending',
  confirmations: 3,
  addedAt: 1,
  nonce: 0,
  sender,
}
/** It was in a block that another transaction has taken. */
const inOldBlock: TransactionRecord = {
  ...record,
  seenIn: { number: 7, hash: hashNumber(70) },
  outcome: 'cancelled',
  replacedBy: hashNumber(3),
}

const timer = (watched: number, since = now - watched) => ({ since, at: now, watched })
const inBlock = (
  head: number,
  result: Mined['result'],
  reason?: 'repriced' | 'cancelled' | 'replaced',
) =>
  ({
    kind: 'inBlock',
    mined: { block, head, result },
    by: reason && { hash: other, reason },
  }) as const satisfies Finding
/** Two confirmations of three, and three. */
const [shallow, deep] = [9, 10]
const unknown = (watched: number, answered: 'all' | 'some' | 'none', since?: number) =>
  ({ kind: 'unknown', answered, absence: timer(watched, since) }) as const satisfies Finding
const nonceUsed = (watched: number, answered: 'all' | 'some' | 'none', since?: number) =>
  ({ kind: 'nonceUsed', answered, absence: timer(watched, since) }) as const satisfies Finding

/** What the record then says; what is left out is undefined. */
type Row = readonly [string, Finding, Partial<TransactionRecord>]

const byOther = { seenIn: block, replacedBy: other }
const [reverted, dropped] = [
  { status: 'failed', outcome: 'reverted' },
  { status: 'failed', outcome: 'dropped' },
] as const

it.each<Row>([
  ['in a block, not deep enough', inBlock(shallow, 'succeeded'), { seenIn: block }],
  ['in a block, not deep enough, reverted', inBlock(shallow, 'reverted'), { seenIn: block }],
  ['in a block, not deep enough, no receipt', inBlock(shallow, 'missing'), { seenIn: block }],
  [
    'in a block, deep, succeeded',
    inBlock(deep, 'succeeded'),
    { status: 'confirmed', seenIn: block },
  ],
  ['in a block, deep, reverted', inBlock(deep, 'reverted'), { ...reverted, seenIn: block }],
  ['in a block, deep, no receipt', inBlock(deep, 'missing'), { seenIn: block, unknown: timer(0) }],
  [
    'repriced, not deep enough',
    inBlock(shallow, 'succeeded', 'repriced'),
    { ...byOther, outcome: 'repriced' },
  ],
  [
    'repriced, deep, succeeded',
    inBlock(deep, 'succeeded', 'repriced'),
    { ...byOther, status: 'confirmed', outcome: 'repriced' },
  ],
  ['repriced, deep, reverted', inBlock(deep, 'reverted', 'repriced'), { ...byOther, ...reverted }],
  [
    'repriced, deep, no receipt',
    inBlock(deep, 'missing', 'repriced'),
    { ...byOther, outcome: 'repriced', unknown: timer(0) },
  ],
  ...(['cancelled', 'replaced'] as const).flatMap((reason): Row[] => [
    [
      `${reason}, not deep enough`,
      inBlock(shallow, 'succeeded', reason),
      { ...byOther, outcome: reason },
    ],
    ...(['succeeded', 'reverted', 'missing'] as const).map(
      (result): Row => [
        `${reason}, deep, ${result}`,
        inBlock(deep, result, reason),
        { ...byOther, status: 'failed', outcome: reason },
      ],
    ),
  ]),
  ['in a pool', { kind: 'inPool' }, {}],
  ['proposed to a Safe', { kind: 'proposed' }, { kind: 'safe' }],
  [
    'unknown for less than 30 minutes',
    unknown(unknownLimit - 1, 'all'),
    { unknown: timer(unknownLimit - 1) },
  ],
  ['unknown for 30 minutes', unknown(unknownLimit, 'all'), dropped],
  [
    'unknown for 30 minutes, one endpoint is silent',
    unknown(unknownLimit, 'some'),
    { unknown: timer(unknownLimit) },
  ],
  ['unknown for a day, one endpoint is silent', unknown(unknownLimit, 'some', now - day), dropped],
  ['unknown to the transport, every endpoint is silent', unknown(unknownLimit, 'none'), {}],
  [
    'nonce used for less than a minute',
    nonceUsed(usedLimit - 1, 'all'),
    { used: timer(usedLimit - 1) },
  ],
  ['nonce used for a minute', nonceUsed(usedLimit, 'all'), dropped],
  [
    'nonce used for a minute, one endpoint is silent',
    nonceUsed(usedLimit, 'some'),
    { used: timer(usedLimit) },
  ],
  [
    'nonce used for a day, one endpoint is silent',
    nonceUsed(usedLimit, 'some', now - day),
    dropped,
  ],
  [
    'nonce used, every endpoint is silent',
    nonceUsed(usedLimit, 'none'),
    { used: timer(usedLimit) },
  ],
])('%s', (_name, finding, expected) => {
  const settledAt = expected.status && now
  // Whatever was known of an earlier block is forgotten.
  for (const before of [record, inOldBlock]) {
    const { outcome: _outcome, replacedBy: _replacedBy, seenIn: _seenIn, ...rest } = before
    const after = { ...before, ...resolveStatus(before, finding, now) }
    expect(after).toEqual({ ...rest, ...expected, settledAt })
  }
})

it('without a readable answer nothing changes', () => {
  expect(resolveStatus(inOldBlock, { kind: 'unanswered' }, now)).toEqual({})
})

it('how long a result has been missing goes on from round to round, not from before the block', () => {
  const finding = inBlock(deep, 'missing')
  const seen = { ...record, seenIn: block, unknown: timer(60_000, now - 120_000) }
  const later = now + 60_000
  expect(resolveStatus(seen, finding, later)).toMatchObject({ unknown: { watched: 120_000 } })
  const lost = { ...record, unknown: timer(60_000) }
  expect(resolveStatus(lost, finding, later)).toMatchObject({ unknown: { watched: 0 } })
})
