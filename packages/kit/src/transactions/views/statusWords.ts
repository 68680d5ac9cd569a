import type { Translator } from '../../i18n/messages.ts'
import type { transactionsEn } from '../../i18n/transactionsEn.ts'
import type { TransactionRecord } from '../store/record.ts'

export interface StatusWords {
  /** 'Pending', 'Confirmed' or 'Failed' (Spec §4). */
  readonly status: string
  /** What the word alone does not say; undefined when it says all. */
  readonly detail: string | undefined
}

type Text = Translator<typeof transactionsEn>

/** How a transaction stands, in words. */
export function statusWords(t: Text, record: TransactionRecord): StatusWords {
  return { status: t(`transactions.${record.status}`), detail: detailOf(t, record) }
}

function detailOf(t: Text, record: TransactionRecord): string | undefined {
  if (record.status === 'pending') return waitingFor(t, record)
  switch (record.outcome) {
    case undefined:
      return undefined
    case 'cancelled':
      return t(record.kind === 'safe' ? 'transactions.cancelledSafe' : 'transactions.cancelled')
    case 'reverted':
      return reverted(t, record)
    case 'repriced':
    case 'replaced':
    case 'dropped':
      return t(`transactions.${record.outcome}`)
  }
}

function waitingFor(t: Text, record: TransactionRecord): string {
  if (record.seenIn) return t('transactions.deepening', { count: record.confirmations ?? 1 })
  if (record.unknown) return t('transactions.doubted')
  if (record.kind === 'safe' && !record.executedAs) return t('transactions.waitingOwners')
  if (record.kind === 'batch' && !record.calls) return t('transactions.waitingWallet')
  return t('transactions.waiting')
}

function reverted(t: Text, { calls = [] }: TransactionRecord): string {
  const failed = calls.filter(({ status }) => status === 'failed').length
  if (failed === 0 || failed === calls.length) return t('transactions.reverted')
  return t('transactions.someReverted', { failed, count: calls.length })
}
