import { InvalidConfirmationsError } from '../../errors/transactionDraft.ts'

/**
 * Refuses a number of confirmations that is not a whole number of at least 1 (Spec §5).
 *
 * @throws InvalidConfirmationsError
 */
export function assertConfirmations(value: unknown): asserts value is number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) {
    throw new InvalidConfirmationsError({ confirmations: value })
  }
}
