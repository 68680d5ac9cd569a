import type { Chain } from '../../config/chain.ts'
import { toast } from '../../ui/toasts/toast.ts'
import type { TransactionRecord } from '../store/record.ts'
import { explorerLink } from './explorerLink.ts'
import { TransactionToast } from './TransactionToast.tsx'

function toastId({ chainId, id }: TransactionRecord): string {
  return `transaction ${chainId} ${id}`
}

/** Shows how a transaction stands, in the one toast that it has. */
export function toastTransaction(chains: readonly Chain[], record: TransactionRecord): void {
  const message = <TransactionToast record={record} href={explorerLink(chains, record)} />
  const options = { id: toastId(record) }
  if (record.status === 'pending') toast.loading(message, options)
  else if (record.status === 'confirmed') toast.success(message, options)
  // Taken back by the visitor: news, and no alarm.
  else if (record.outcome === 'cancelled') toast.blank(message, options)
  else toast.error(message, options)
}

export function dismissTransaction(record: TransactionRecord): void {
  toast.dismiss(toastId(record))
}
