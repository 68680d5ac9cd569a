import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { transactionsEn } from '@foyer/ui/i18n/transactionsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useCallback } from 'react'
import { isOfSafe, type TransactionRecord } from '../store/record.ts'

/** A transaction's status in the visitor's language. */
export interface StatusWords {
  /** 'Pending', 'Confirmed' or 'Failed'. */
  readonly status: string
  /** More about the status, as a sentence; undefined when there is nothing to add. */
  readonly detail: string | undefined
}

/** Returns a function that puts a transaction's status into words, in the visitor's language. */
export function useStatusWords(): (record: TransactionRecord) => StatusWords {
  const t = useTextOf(transactionsEn)
  return useCallback(
    (record) => ({ status: t(`transactions.${record.status}`), detail: detailOf(t, record) }),
    [t],
  )
}

type Text = Translator<typeof transactionsEn>

function detailOf(t: Text, record: TransactionRecord): string | undefined {
  if (record.status === 'pending') return pendingDetail(t, record)
  switch (record.outcome) {
    case undefined:
      return undefined
    case 'cancelled':
      return t(isOfSafe(record) ? 'transactions.cancelledSafe' : 'transactions.cancelled')
    case 'reverted':
      return revertedDetail(t, record)
    case 'repriced':
    case 'replaced':
    case 'dropped':
      return t(`transactions.${record.outcome}`)
  }
}

function pendingDetail(t: Text, record: TransactionRecord): string {
  if (record.seenIn) return blockDetail(t, record)
  // No node is asked before the wallet has named the transactions.
  if (record.kind === 'batch' && !record.calls) {
    return t(isOfSafe(record) ? 'transactions.waitingOwners' : 'transactions.waitingWallet')
  }
  if (record.unknown) return t('transactions.notFound')
  if (record.kind === 'safe' && !record.executedAs) return t('transactions.waitingOwners')
  return t('transactions.waiting')
}

/** It, or the one that took its place, is in a block. */
function blockDetail(t: Text, { confirmations = 1, outcome, unknown }: TransactionRecord): string {
  if (unknown) return t('transactions.noResult')
  if (outcome === 'cancelled') return t('transactions.cancelling')
  if (outcome === 'replaced') return t('transactions.replacing')
  return t('transactions.deepening', { count: confirmations })
}

function revertedDetail(t: Text, { calls = [] }: TransactionRecord): string {
  const failed = calls.filter(({ status }) => status === 'failed').length
  if (failed === 0 || failed === calls.length) return t('transactions.reverted')
  return t('transactions.someReverted', { failed, count: calls.length })
}
