import { Check } from '@foyer/ui/icons/Check.tsx'
import { Close } from '@foyer/ui/icons/Close.tsx'
import { Ring } from '@foyer/ui/spinner/Ring.tsx'
import type { TransactionStatus } from '../store/record.ts'
import styles from './TransactionMark.module.css'

/** The icon of a transaction's status, 32 px. Decorative: shown beside the status in words. */
export function TransactionMark({ status }: { readonly status: TransactionStatus }) {
  if (status === 'pending') {
    return (
      <span className={styles.mark} aria-hidden="true">
        <Ring size={32} />
      </span>
    )
  }
  return (
    <span className={`${styles.mark} ${styles[status]}`} aria-hidden="true">
      {status === 'confirmed' ? <Check /> : <Close />}
    </span>
  )
}
