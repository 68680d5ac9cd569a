import type { UseBalancesReturnType } from '@foyer/kit'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { ReactElement } from 'react'
import { hasVault } from '../../../config/vault.ts'
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
  /** Balances of the app's token, by chain id. Default: none. */
  readonly tokens?: ReadonlyMap<number, bigint> | undefined
  onRetry(): void
}

/** A row for each chain, in the configured order. Rows keep their height while they load. */
export function BalancesTable(props: BalancesTableProps): ReactElement {
  const { address, byChain, chainId, onRetry, tokens } = props
  const t = usePageText()
  const tAccount = useTextOf(accountEn)
  const { chains, deployment } = useApp()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} data-tokens={hasVault(deployment.mode) || undefined}>
        <thead className={styles.columns}>
          <tr>
            <th scope="col">{tAccount('chain.button')}</th>
            <th scope="col">{t('accountPage.balances')}</th>
            <th scope="col">{t('accountPage.onExplorer')}</th>
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {chains
            .filter(({ hasNativeToken }) => hasNativeToken !== false)
            .map((chain) => (
              <BalanceRow
                key={chain.id}
                chain={chain}
                address={address}
                entry={byChain.get(chain.id) ?? { status: 'pending' }}
                token={tokens?.get(chain.id)}
                isCurrent={chain.id === chainId}
                onRetry={onRetry}
              />
            ))}
        </tbody>
      </table>
    </div>
  )
}
