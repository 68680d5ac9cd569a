import type { TransactionRecord } from '@foyer/kit'

/** A transaction was sent, and did not do what it was sent for. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError'
  readonly record: TransactionRecord

  constructor(record: TransactionRecord) {
    super(`${record.description}: ${record.outcome ?? 'failed'}.`)
    this.record = record
  }
}

/** A transaction went through with a smaller amount, which was changed in the wallet. */
export class LoweredError extends Error {
  override readonly name = 'LoweredError'

  constructor(record: TransactionRecord) {
    super(`Less was sent than was asked for: ${record.description}.`)
  }
}
