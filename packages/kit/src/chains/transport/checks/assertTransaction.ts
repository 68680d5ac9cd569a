import type { Address, Hex } from 'viem'
import { InvalidChainIdError } from 'viem'
import { InvalidTransactionTypeError } from '../../../errors/input.ts'
import { assertFees, type FeeFields } from '../fees/assertFees.ts'
import { assertAddress, assertStorageKey } from './assertValues.ts'

/** An unsent transaction. A field that is left out is not checked. */
export interface TransactionDraft extends FeeFields {
  /** With a valid checksum (EIP-55) if mixed-case. */
  readonly from?: Address | undefined
  /** With a valid checksum (EIP-55) if mixed-case. */
  readonly to?: Address | undefined
  /** Not checked. */
  readonly data?: Hex | undefined
  /** In wei. Not checked. */
  readonly value?: bigint | undefined
  /** An integer above 0. */
  readonly chainId?: number | undefined
  /** 'legacy', 'eip2930', 'eip1559', 'eip4844' or 'eip7702'. */
  readonly type?: string | undefined
  /** EIP-2930. */
  readonly accessList?: readonly AccessListEntry[] | undefined
}

/** An address and the storage keys that a transaction will access (EIP-2930). */
export interface AccessListEntry {
  /** The account or contract that is accessed. */
  readonly address: Address
  /** 32 bytes each. */
  readonly storageKeys: readonly Hex[]
}

const types: ReadonlySet<string> = new Set(['legacy', 'eip2930', 'eip1559', 'eip4844', 'eip7702'])

/**
 * Rejects an invalid transaction: chain id, addresses, storage keys, type
 * and fees.
 *
 * @throws InvalidChainIdError, InvalidAddressError, InvalidStorageKeyError,
 * InvalidTransactionTypeError, FeeConflictError, FeeOutOfRangeError, TipAboveFeeCapError
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

function assertType({ accessList, type, ...fees }: TransactionDraft): void {
  if (type === undefined) return
  if (!types.has(type)) throw new InvalidTransactionTypeError({ type })
  const hasEip1559Fees = fees.maxFeePerGas !== undefined || fees.maxPriorityFeePerGas !== undefined
  const hasGasPrice = type === 'legacy' || type === 'eip2930'
  if (hasGasPrice && hasEip1559Fees) {
    throw new InvalidTransactionTypeError({ type, reason: 'This type has no EIP-1559 fees.' })
  }
  if (!hasGasPrice && fees.gasPrice !== undefined) {
    throw new InvalidTransactionTypeError({ type, reason: 'This type has no `gasPrice`.' })
  }
  if (type === 'legacy' && accessList !== undefined) {
    throw new InvalidTransactionTypeError({ type, reason: 'This type has no `accessList`.' })
  }
}
