import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { transactionsEn } from '@foyer/ui/i18n/transactionsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { External } from '@foyer/ui/icons/External.tsx'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { useId } from 'react'
import { useKit } from '../../chains/config/useKit.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { recentListLimit, type TransactionRecord } from '../store/record.ts'
import {
  useAreTransactionsPersisted,
  useClearRecentTransactions,
  useRecentTransactions,
} from '../store/useTransactions.ts'
import { explorerLink } from './explorerLink.ts'
import styles from './RecentTransactions.module.css'
import { sanitizeSentence } from './sanitizeSentence.ts'
import { TransactionMark } from './TransactionMark.tsx'
import { useStatusWords } from './useStatusWords.ts'

/**
 * The account's three newest transactions on all chains, in the account dialog. Renders nothing
 * unless the config enables `showRecentTransactions`.
 */
export function RecentTransactions() {
  const t = useTextOf(transactionsEn)
  const titleId = useId()
  const { showRecentTransactions } = useKit('RecentTransactions')
  const records = useRecentTransactions()
  const persists = useAreTransactionsPersisted()
  const clear = useClearRecentTransactions()
  if (!showRecentTransactions) return null
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {t('transactions.title')}
        </h2>
        {records.length > 0 ? (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              // The button disappears with the list, so focus moves to the heading.
              document.getElementById(titleId)?.focus()
              clear()
            }}
          >
            {t('transactions.clear')}
          </button>
        ) : null}
      </div>
      {persists ? null : <p className={styles.empty}>{t('transactions.memory')}</p>}
      {records.length === 0 ? (
        <p className={styles.empty}>{t('transactions.empty')}</p>
      ) : (
        <ul role="list" aria-labelledby={titleId}>
          {records.slice(0, recentListLimit).map((record) => (
            <Row key={`${record.chainId} ${record.id}`} record={record} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ record }: { readonly record: TransactionRecord }) {
  const t = useTextOf(transactionsEn)
  const tAccount = useTextOf(accountEn)
  const { chains } = useKit('RecentTransactions')
  const { chain } = useConnectionState()
  const href = explorerLink(chains, record)
  const { detail, status } = useStatusWords()(record)
  const description = sanitizeSentence(record.description, 80)
  const elsewhere = chains.find(({ id }) => id === record.chainId && id !== chain?.id)
  return (
    <li className={styles.row} data-status={record.status}>
      <TransactionMark status={record.status} />
      <div className={styles.words}>
        <p className={styles.description}>
          <bdi>{description}</bdi>
        </p>
        <p className={styles.status}>
          <span className={styles.word}>{status}</span>
          {elsewhere ? (
            <span>{` ${tAccount('account.onNetwork', { network: elsewhere.name })}`}</span>
          ) : null}
          {detail === undefined || record.status === 'pending' ? null : (
            <span>{` · ${detail}`}</span>
          )}
        </p>
      </div>
      {href === undefined ? null : (
        <NewTabLink className={styles.link} href={href}>
          <External />
          <VisuallyHidden>{t('transactions.onExplorer', { description })}</VisuallyHidden>
        </NewTabLink>
      )}
    </li>
  )
}
