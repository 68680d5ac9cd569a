import type { Chain } from '../../config/chain.ts'
import { sanitizeText } from '../../format/sanitizeText.ts'
import { transactionsEn } from '../../i18n/transactionsEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx'
import type { TransactionRecord } from '../store/record.ts'
import { explorerLink } from './explorerLink.ts'
import styles from './TransactionToast.module.css'
import { useStatusWords } from './useStatusWords.ts'

/** Shows or updates the transaction's one toast. */
export function toastTransaction(chains: readonly Chain[], record: TransactionRecord): void {
  const message = <TransactionToast record={record} href={explorerLink(chains, record)} />
  const options = { id: toastId(record) }
  if (record.status === 'pending') toast.loading(message, options)
  else if (record.status === 'confirmed') toast.success(message, options)
  // The visitor's own cancellation is not an error.
  else if (record.outcome === 'cancelled') toast.blank(message, options)
  else toast.error(message, options)
}

export function dismissTransaction(record: TransactionRecord): void {
  toast.dismiss(toastId(record))
}

function toastId({ chainId, id }: TransactionRecord): string {
  return `transaction ${chainId} ${id}`
}

interface TransactionToastProps {
  readonly record: TransactionRecord
  readonly href: string | undefined
}

/** Description, status and explorer link. */
function TransactionToast({ href, record }: TransactionToastProps) {
  const t = useTextOf(transactionsEn)
  const { detail, status } = useStatusWords()(record)
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
