import type { Address, Hex } from 'viem'
import {
  InvalidChainIdError,
  InvalidStorageKeyError,
  InvalidTransactionTypeError,
} from '../../errors/transactionDraft.ts'
import { isHash } from '../../utils/guards.ts'
import { assertFees, type FeeFields } from '../fees/assertFees.ts'
import { assertAddress } from './assertAddress.ts'

/** A transaction before it is sent. Amounts in wei. */
export interface TransactionDraft extends FeeFields {
  readonly from?: Address | undefined
  readonly to?: Address | undefined
  readonly data?: Hex | undefined
  readonly value?: bigint | undefined
  readonly chainId?: number | undefined
  readonly type?: string | undefined
  /** EIP-2930. */
  readonly accessList?: readonly AccessListEntry[] | undefined
}

export interface AccessListEntry {
  readonly address: Address
  readonly storageKeys: readonly Hex[]
}

const types: ReadonlySet<string> = new Set(['legacy', 'eip2930', 'eip1559', 'eip4844', 'eip7702'])

/**
 * Refuses a transaction that cannot be (Spec §5): chain id not positive, addresses or storage keys that are none,
 * fees that are too high, contradict each other or the type.
 *
 * @throws InvalidChainIdError, InvalidAddressError, InvalidStorageKeyError, InvalidTransactionTypeError,
 * FeeConflictError, FeeTooHighError, TipAboveFeeCapError
 */
export function assertTransaction(transaction: TransactionDraft): void {
  const { accessList = [], chainId, from, to } = transaction
  if (chainId !== undefined && !(Number.isSafeInteger(chainId) && chainId > 0)) {
    throw new InvalidChainIdError({ chainId })
  }
  for (const address of [from, to]) if (address !== undefined) assertAddress(address)
  assertFees(transaction)
  assertType(transaction)
  for (const { address, storageKeys } of accessList) {
    assertAddress(address)
    for (const storageKey of storageKeys) assertStorageKey(storageKey)
  }
}

/**
 * Refuses what is not 32 bytes in hex (Spec §5).
 *
 * @throws InvalidStorageKeyError
 */
export function assertStorageKey(storageKey: unknown): asserts storageKey is Hex {
  if (!isHash(storageKey)) throw new InvalidStorageKeyError({ storageKey })
}

function assertType({ accessList, type, ...fees }: TransactionDraft): void {
  if (type === undefined) return
  if (!types.has(type)) throw new InvalidTransactionTypeError({ type })
  const isNewKind = fees.maxFeePerGas !== undefined || fees.maxPriorityFeePerGas !== undefined
  const isOldType = type === 'legacy' || type === 'eip2930'
  if (isOldType && isNewKind) {
    throw new InvalidTransactionTypeError({ type, fault: 'It has no `maxFeePerGas`.' })
  }
  if (!isOldType && fees.gasPrice !== undefined) {
    throw new InvalidTransactionTypeError({ type, fault: 'It has no `gasPrice`.' })
  }
  if (type === 'legacy' && accessList !== undefined) {
    throw new InvalidTransactionTypeError({ type, fault: 'It has no `accessList`.' })
  }
}
