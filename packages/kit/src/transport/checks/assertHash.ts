import type { Hash } from 'viem'
import { InvalidHashError } from '../../errors/transactionDraft.ts'
import { isHash } from '../../utils/guards.ts'

/**
 * Refuses what is not 0x and 64 hex digits (Spec §5).
 *
 * @throws InvalidHashError
 */
export function assertHash(value: unknown): asserts value is Hash {
  if (!isHash(value)) throw new InvalidHashError({ hash: value })
}
