import { sanitizeText } from '../../format/sanitizeText.ts'
import { transactionsEn } from '../../i18n/transactionsEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx'
import type { TransactionRecord } from '../store/record.ts'
import { statusWords } from './statusWords.ts'
import styles from './TransactionToast.module.css'

export interface TransactionToastProps {
  readonly record: TransactionRecord
  /** Where the explorer shows it; undefined while there is nothing to show. */
  readonly href: string | undefined
}

/** What a transaction's toast says: what it was, how it stands, and where to read more. */
export function TransactionToast({ href, record }: TransactionToastProps) {
  const t = useTextOf(transactionsEn)
  const { detail, status } = statusWords(t, record)
  return (
    <>
      <p className={styles.title}>
        <bdi>{sanitizeText(record.description, 120)}</bdi>
      </p>
      <p className={styles.text}>
        <span>{detail ?? status}</span>
        {href === undefined ? null : (
          <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            {t('transactions.explorer')} <VisuallyHidden>{t('transactions.newTab')}</VisuallyHidden>
          </a>
        )}
      </p>
    </>
  )
}
