import { type Chain, sanitizeSentence, useRecentTransactions } from '@foyer/kit'
import type { ReactElement } from 'react'
import { formatList } from '../../../i18n/formatList.ts'
import { useVaultText } from '../useVaultText.ts'
import styles from './LockForm.module.css'

/** How many transactions are named. */
const namedLimit = 3

/** Lists transactions that are still pending, for example after a reload. */
export function PendingNote({ chain }: { readonly chain: Chain }): ReactElement | null {
  const { locale, t } = useVaultText()
  const records = useRecentTransactions({ chainId: chain.id })
  const pending = records.filter(({ status }) => status === 'pending')
  if (pending.length === 0) return null
  const what = pending
    .slice(0, namedLimit)
    .map(({ description }) => sanitizeSentence(description, 80))
  const values = {
    network: chain.name,
    what: formatList(locale, what, 'unit'),
  }
  const more = pending.length - namedLimit
  return (
    <p className={styles.note}>
      {more > 0 ? t('vault.pendingMore', { ...values, count: more }) : t('vault.pending', values)}
    </p>
  )
}
