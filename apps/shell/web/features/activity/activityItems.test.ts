import type { TransactionRecord } from '@foyer/kit'
import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { expect, it } from 'vitest'
import { activityEn } from '../../i18n/activityEn.ts'
import { countByChain, countByStatus, dayText, matches, toItems } from './activityItems.ts'

const noon = new Date(2026, 10, 20, 12).getTime()
const hour = 3_600_000

function record(id: number, fields: Partial<TransactionRecord> = {}): TransactionRecord {
  return {
    id: `${id}`,
    kind: 'transaction',
    chainId: 1,
    description: `No ${id}`,
    status: 'confirmed',
    addedAt: noon,
    ...fields,
  }
}

const records = [
  record(1, { status: 'pending' }),
  record(2, { chainId: 56, addedAt: noon - hour }),
  record(3, { status: 'failed', addedAt: noon - 24 * hour }),
  record(4, { addedAt: noon - 25 * hour }),
]

it('counts the results of each chip combined with the other filter', () => {
  expect(countByStatus(records, undefined)).toEqual({ all: 4, pending: 1, confirmed: 2, failed: 1 })
  expect(countByStatus(records, 56)).toEqual({ all: 1, pending: 0, confirmed: 1, failed: 0 })
  expect([...countByChain(records, 'all')]).toEqual([
    [1, 3],
    [56, 1],
  ])
  expect([...countByChain(records, 'pending')]).toEqual([
    [1, 1],
    [56, 0],
  ])
})

it('filters by status and by network', () => {
  const kept = (status: 'all' | 'pending' | 'confirmed' | 'failed', chainId?: number) =>
    records.filter((entry) => matches(entry, { status, chainId })).map(({ id }) => id)
  expect(kept('all')).toEqual(['1', '2', '3', '4'])
  expect(kept('confirmed')).toEqual(['2', '4'])
  expect(kept('confirmed', 1)).toEqual(['4'])
})

it('puts a heading before each day and marks the ends of its card', () => {
  const shape = toItems(records, noon).map((item) =>
    item.kind === 'day' ? 'day' : `${item.record.id} ${item.isFirst} ${item.isLast}`,
  )
  expect(shape).toEqual([
    'day',
    '1 true false',
    '2 false true',
    'day',
    '3 true false',
    '4 false true',
  ])
})

it.each([
  ['10 minutes ahead', noon + hour / 6],
  ['a day ahead', noon + 24 * hour],
  ['in 2100', Date.UTC(2100, 0, 1)],
])('names no time of what was added by a clock that was %s, until that time', (_name, wrong) => {
  const times = (now: number) =>
    toItems([record(5, { addedAt: wrong }), ...records], now)
      .slice(0, 4)
      .map(({ time }) => time)
  expect(times(noon)).toEqual([undefined, undefined, noon, noon])
  expect(times(wrong).slice(0, 2)).toEqual([wrong, wrong])
})

it('names no time of what was added by a clock in 1970', () => {
  const items = toItems([...records, record(5, { addedAt: 0 })], noon).slice(-2)
  expect(items).toMatchObject([{ kind: 'day' }, { kind: 'row' }])
  expect(items.map(({ time }) => time)).toEqual([undefined, undefined])
})

it('says today and yesterday, other days by weekday, and the year if it differs', () => {
  const t = createTranslator(activityEn, 'en')
  const say = (time: number) => dayText(t, 'en-GB', { now: noon, time })
  expect(say(noon - hour)).toBe('Today, 20 November')
  expect(say(noon - 24 * hour)).toBe('Yesterday, 19 November')
  expect(say(noon - 4 * 24 * hour)).toBe('Monday 16 November')
  expect(say(new Date(2025, 11, 31, 12).getTime())).toBe('Wednesday, 31 December 2025')
})
