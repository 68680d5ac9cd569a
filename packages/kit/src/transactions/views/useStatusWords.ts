import { useCallback } from 'react'
import { transactionsEn } from '../../i18n/transactionsEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import type { TransactionRecord } from '../store/record.ts'
import { type StatusWords, statusWords } from './statusWords.ts'

/** Gives the words for how a transaction stands, in the visitor's language. */
export function useStatusWords(): (record: TransactionRecord) => StatusWords {
  const t = useTextOf(transactionsEn)
  return useCallback((record) => statusWords(t, record), [t])
}
