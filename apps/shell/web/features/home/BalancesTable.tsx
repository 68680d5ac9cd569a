import type { UseBalancesReturnType } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useApp } from '../../AppContext.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import { BalanceRow } from './BalanceRow.tsx'
import styles from './BalancesTable.module.css'

interface BalancesTableProps {
  /** Undefined while a connection is being restored. */
  readonly address: string | undefined
  /** The wallet's chain. */
  readonly chainId: number | undefined
  readonly byChain: UseBalancesReturnType['byChain']
  onRetry(): void
}

/** A row for each chain, in the configured order. Rows keep their height while they load. */
export function BalancesTable(props: BalancesTableProps): ReactElement {
  const { address, byChain, chainId, onRetry } = props
  const t = usePageText()
  const { chains } = useApp()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead className={styles.columns}>
          <tr>
            <th scope="col">{t('accountPage.network')}</th>
            <th scope="col">{t('accountPage.balance')}</th>
            <th scope="col">{t('accountPage.onExplorer')}</th>
          </tr>
        </thead>
        <tbody>
          {chains
            .filter(({ hasNativeToken }) => hasNativeToken !== false)
            .map((chain) => (
              <BalanceRow
                key={chain.id}
                chain={chain}
                address={address}
                entry={byChain.get(chain.id) ?? { status: 'pending' }}
                isCurrent={chain.id === chainId}
                onRetry={onRetry}
              />
            ))}
        </tbody>
      </table>
    </div>
  )
}
