import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { toast } from '@foyer/ui/toasts/toast.tsx'
import { useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import type { Chain } from '../../chains/config/chain.ts'
import type { TransactionStore } from '../store/createTransactionStore.ts'
import type { TransactionRecord } from '../store/record.ts'
import { explorerLink } from './explorerLink.ts'
import { sanitizeSentence } from './sanitizeSentence.ts'
import styles from './TransactionToast.module.css'
import { useStatusWords } from './useStatusWords.ts'

/** Where toasts find the latest state of an account's transactions. */
export interface ToastSource {
  readonly address: Address
  readonly chains: readonly Chain[]
  readonly store: TransactionStore
}

/** Shows or updates the transaction's one toast. */
export function toastTransaction(source: ToastSource, record: TransactionRecord): void {
  const message = <TransactionToast record={record} source={source} />
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
  readonly source: ToastSource
}

/** Description, status and explorer link. */
function TransactionToast(props: TransactionToastProps) {
  const { chains } = props.source
  const tAccount = useTextOf(accountEn)
  const record = useLatest(props)
  const { detail, status } = useStatusWords()(record)
  const href = explorerLink(chains, record)
  return (
    <>
      <p className={styles.title}>
        <bdi>{sanitizeSentence(record.description, 120)}</bdi>
      </p>
      <p className={styles.text}>{detail ?? status}</p>
      {href === undefined ? null : (
        <p className={styles.text}>
          <NewTabLink className={styles.link} href={href}>
            {tAccount('account.explorer')}
          </NewTabLink>
        </p>
      )}
    </>
  )
}

/** The latest version of the record: its explorer link and what it waits for may have changed. */
function useLatest({ record, source }: TransactionToastProps): TransactionRecord {
  const { address, store } = source
  const list = () => store.list(address, record.chainId)
  const records = useSyncExternalStore(store.subscribe, list, list)
  return records.find(({ id }) => id === record.id) ?? record
}
