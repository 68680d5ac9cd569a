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

/** A transaction was confirmed with a smaller amount, which was edited in the wallet. */
export class LoweredError extends Error {
  override readonly name = 'LoweredError'

  constructor(record: TransactionRecord) {
    super(`The amount was lowered in the wallet: ${record.description}.`)
  }
}
