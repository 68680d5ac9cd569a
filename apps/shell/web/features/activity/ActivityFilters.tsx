import { type Chain, type TransactionRecord, useKit } from '@foyer/kit'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { transactionsEn } from '@foyer/ui/i18n/transactionsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { ChainIcon } from '../../components/chain/ChainIcon.tsx'
import { activityEn } from '../../i18n/activityEn.ts'
import styles from './ActivityFilters.module.css'
import { type ActivityFilter, countByChain, countByStatus } from './activityItems.ts'

interface ActivityFiltersProps {
  readonly records: readonly TransactionRecord[]
  readonly filter: ActivityFilter
  readonly onChange: (filter: ActivityFilter) => void
}

const statuses = ['all', 'pending', 'confirmed', 'failed'] as const

/** Chips with counts: one row for the status, one for the chain. */
export function ActivityFilters(props: ActivityFiltersProps): ReactElement {
  const { filter, onChange, records } = props
  const t = useTextOf(activityEn)
  const tTransactions = useTextOf(transactionsEn)
  const { chains } = useKit()
  const byStatus = useMemo(() => countByStatus(records, filter.chainId), [records, filter.chainId])
  const byChain = useMemo(() => countByChain(records, filter.status), [records, filter.status])
  const allChains = [...byChain.values()].reduce((sum, count) => sum + count, 0)
  const isOffered = ({ id }: Chain) => byChain.has(id) || id === filter.chainId
  return (
    <div className={styles.filters}>
      <fieldset className={styles.row} aria-label={t('activity.byStatus')}>
        {statuses.map((status) => (
          <FilterChip
            key={status}
            count={byStatus[status]}
            isOn={filter.status === status}
            onPress={() => onChange({ ...filter, status })}
          >
            {status === 'all' ? t('activity.all') : tTransactions(`transactions.${status}`)}
          </FilterChip>
        ))}
      </fieldset>
      <fieldset className={styles.row} aria-label={t('activity.byNetwork')}>
        <FilterChip
          count={allChains}
          isOn={filter.chainId === undefined}
          onPress={() => onChange({ ...filter, chainId: undefined })}
        >
          {t('activity.allNetworks')}
        </FilterChip>
        {chains.filter(isOffered).map((chain) => (
          <FilterChip
            key={chain.id}
            icon={<ChainIcon chain={chain} size={20} />}
            count={byChain.get(chain.id) ?? 0}
            isOn={filter.chainId === chain.id}
            onPress={() => onChange({ ...filter, chainId: chain.id })}
          >
            {chain.name}
          </FilterChip>
        ))}
      </fieldset>
    </div>
  )
}

interface FilterChipProps {
  readonly icon?: ReactNode
  readonly children: string
  readonly count: number
  readonly isOn: boolean
  readonly onPress: () => void
}

/** One choice of a filter, with how many transactions match it. */
function FilterChip(props: FilterChipProps): ReactElement {
  const { children, count, icon, isOn, onPress } = props
  const { locale } = useLocale()
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onPress}>
      {icon}
      <span>{children}</span> <span className={styles.count}>{formatNumber(locale, count)}</span>
    </button>
  )
}
