import { type ChainRecord, useRecentTransactions } from '@foyer/kit'
import type { ReactElement } from 'react'
import styles from './LockForm.module.css'
import { useVaultText } from './useVaultText.ts'

/** What was sent before and is still on its way, for example before the page was loaded again. */
export function PendingNote({ chain }: { readonly chain: ChainRecord }): ReactElement | null {
  const { t } = useVaultText()
  const count = useRecentTransactions({ chainId: chain.id }).filter(
    ({ status }) => status === 'pending',
  ).length
  if (count === 0) return null
  return (
    <p className={styles.note}>
      {count === 1
        ? t('vault.pendingOne', { network: chain.name })
        : t('vault.pendingMore', { count, network: chain.name })}
    </p>
  )
}
