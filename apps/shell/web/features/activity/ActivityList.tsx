import type { TransactionRecord } from '@foyer/kit'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type ReactElement, useMemo, useState } from 'react'
import { NoMatchDrawing } from '../../components/drawings/NoMatchDrawing.tsx'
import { StateCard } from '../../components/StateCard.tsx'
import { useNow } from '../../components/useNow.ts'
import { activityEn } from '../../i18n/activityEn.ts'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityRows } from './ActivityRows.tsx'
import { type ActivityFilter, matches, toItems } from './activityItems.ts'

interface ActivityListProps {
  /** Newest first. */
  readonly records: readonly TransactionRecord[]
}

/** The filters and the transactions that match them. */
export function ActivityList({ records }: ActivityListProps): ReactElement {
  const t = useTextOf(activityEn)
  const [filter, setFilter] = useState<ActivityFilter>({ status: 'all', chainId: undefined })
  const now = useNow(60_000)
  const items = useMemo(
    () =>
      toItems(
        records.filter((record) => matches(record, filter)),
        now,
      ),
    [records, filter, now],
  )
  return (
    <>
      <ActivityFilters records={records} filter={filter} onChange={setFilter} />
      {items.length > 0 ? (
        <ActivityRows items={items} now={now} />
      ) : (
        <StateCard drawing={<NoMatchDrawing />} title={t('activity.noneTitle')}>
          {t('activity.empty')}
        </StateCard>
      )}
    </>
  )
}
