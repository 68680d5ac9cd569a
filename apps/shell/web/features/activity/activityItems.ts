import type { TransactionRecord } from '@foyer/kit'

export type StatusFilter = 'all' | TransactionRecord['status']

export interface ActivityFilter {
  readonly status: StatusFilter
  /** undefined: every network. */
  readonly chainId: number | undefined
}

/** A day's heading, or a transaction with its place in the day's card. */
export type ActivityItem =
  | { readonly kind: 'day'; readonly key: string; readonly time: number }
  | {
      readonly kind: 'row'
      readonly key: string
      readonly record: TransactionRecord
      readonly isFirst: boolean
      readonly isLast: boolean
    }

const everything: ActivityFilter = { status: 'all', chainId: undefined }

export function matches(record: TransactionRecord, filter: Partial<ActivityFilter>): boolean {
  const { chainId, status } = { ...everything, ...filter }
  if (status !== 'all' && record.status !== status) return false
  return chainId === undefined || record.chainId === chainId
}

/** How many of each status there are on the chosen network. */
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

/** How many there are on each network that has any, of the chosen status. */
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

/** Records, newest first, with a heading before each day of the visitor's calendar. */
export function toItems(records: readonly TransactionRecord[]): readonly ActivityItem[] {
  const items: ActivityItem[] = []
  const days = records.map(({ addedAt }) => dayOf(addedAt))
  for (const [index, record] of records.entries()) {
    const day = days[index] ?? ''
    const isFirst = days[index - 1] !== day
    if (isFirst) items.push({ kind: 'day', key: day, time: record.addedAt })
    items.push({
      kind: 'row',
      key: `${record.chainId} ${record.id}`,
      record,
      isFirst,
      isLast: days[index + 1] !== day,
    })
  }
  return items
}

/** The day in the visitor's own time zone, as text that is equal for equal days. */
export function dayOf(time: number): string {
  const date = new Date(time)
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
}
