import type { TransactionRecord } from '@foyer/kit'

/** A transaction was sent, but failed, or was cancelled, replaced or dropped. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError'
  readonly record: TransactionRecord

  constructor(record: TransactionRecord) {
    super(`${record.description}: ${record.outcome ?? 'failed'}.`)
    this.record = record
  }
}
