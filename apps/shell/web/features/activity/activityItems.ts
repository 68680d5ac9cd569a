import type { TransactionRecord } from '@foyer/kit'
import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { addedTime } from '../../components/timeText.ts'
import type { activityEn } from '../../i18n/activityEn.ts'

export type StatusFilter = 'all' | TransactionRecord['status']

export interface ActivityFilter {
  readonly status: StatusFilter
  /** Undefined means every chain. */
  readonly chainId: number | undefined
}

/** A day's heading, or a transaction with its position within the day. */
export type ActivityItem =
  | { readonly kind: 'day'; readonly key: string; readonly time: number | undefined }
  | {
      readonly kind: 'row'
      readonly key: string
      readonly record: TransactionRecord
      /** When it was added; undefined if that cannot be right. */
      readonly time: number | undefined
      readonly isFirst: boolean
      readonly isLast: boolean
    }

const everything: ActivityFilter = { status: 'all', chainId: undefined }

export function matches(record: TransactionRecord, filter: Partial<ActivityFilter>): boolean {
  const { chainId, status } = { ...everything, ...filter }
  if (status !== 'all' && record.status !== status) return false
  return chainId === undefined || record.chainId === chainId
}

/** How many records of each status there are on the chosen chain. */
export function countByStatus(
  records: readonly TransactionRecord[],
  chainId: number | undefined,
): Readonly<Record<StatusFilter, number>> {
  const counts = { all: 0, pending: 0, confirmed: 0, failed: 0 }
  for (const record of records) {
    if (!matches(record, { chainId })) continue
    counts.all += 1
    counts[record.status] += 1
  }
  return counts
}

/** How many records of the chosen status there are on each chain that has any records. */
export function countByChain(
  records: readonly TransactionRecord[],
  status: StatusFilter,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const record of records) {
    const more = matches(record, { status }) ? 1 : 0
    counts.set(record.chainId, (counts.get(record.chainId) ?? 0) + more)
  }
  return counts
}

/**
 * Records, newest first, with a heading before each day of the visitor's calendar, and before those
 * whose time is unknown.
 */
export function toItems(
  records: readonly TransactionRecord[],
  now: number,
): readonly ActivityItem[] {
  const items: ActivityItem[] = []
  const times = records.map((record) => addedTime(record, now))
  const days = times.map((time) => (time === undefined ? '' : dayOf(time)))
  for (const [index, record] of records.entries()) {
    const day = days[index] ?? ''
    const isFirst = days[index - 1] !== day
    const time = times[index]
    // Those of an unknown time may be at both ends of the list.
    if (isFirst) items.push({ kind: 'day', key: day || `unknown ${record.id}`, time })
    items.push({
      kind: 'row',
      key: `${record.chainId} ${record.id}`,
      record,
      time,
      isFirst,
      isLast: days[index + 1] !== day,
    })
  }
  return items
}

/** A key for the day in the visitor's time zone. */
function dayOf(time: number): string {
  const date = new Date(time)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}

/** 'Today, 20 November', 'Monday, 16 November'; with the year when it is not this year. */
export function dayText(
  t: Translator<typeof activityEn>,
  locale: string,
  { now, time }: { readonly now: number; readonly time: number },
): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...options }).format(time)
  if (dayOf(time) === dayOf(now)) return t('activity.today', { date: format({}) })
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  if (dayOf(time) === dayOf(yesterday.getTime())) {
    return t('activity.yesterday', { date: format({}) })
  }
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return format(isThisYear ? { weekday: 'long' } : { weekday: 'long', year: 'numeric' })
}
