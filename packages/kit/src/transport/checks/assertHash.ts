import { type Hash, isHash } from 'viem'
import { InvalidHashError } from '../../errors/transactionDraft.ts'

/**
 * Refuses what is not 0x and 64 hex digits (Spec §5).
 *
 * @throws InvalidHashError
 */
export function assertHash(value: unknown): asserts value is Hash {
  if (typeof value !== 'string' || !isHash(value)) throw new InvalidHashError({ hash: value })
}
