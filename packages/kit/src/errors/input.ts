import { KitError } from '@foyer/ui/errors/KitError.ts'

/** `assertHash` was given something other than 32 bytes in hex. */
export class InvalidHashError extends KitError {
  override name = 'InvalidHashError'
  constructor({ hash }: { readonly hash: unknown }) {
    super(`Transaction hash "${String(hash).slice(0, 80)}" is invalid.`, {
      hint: 'A hash is 0x and 64 hex digits.',
    })
  }
}

/** `assertConfirmations` was given something other than a whole number of at least 1. */
export class InvalidConfirmationsError extends KitError {
  override name = 'InvalidConfirmationsError'
  constructor({ confirmations }: { readonly confirmations: unknown }) {
    super(`Confirmations "${String(confirmations).slice(0, 80)}" are invalid.`, {
      hint: 'Pass a whole number of at least 1.',
    })
  }
}

/** A fee, given or reported by a node, is negative or exceeds 256 bits. */
export class FeeOutOfRangeError extends KitError {
  override name = 'FeeOutOfRangeError'
  /** @param options.value in wei. */
  constructor({ field, value }: { readonly field: string; readonly value: bigint }) {
    super(
      `The fee (\`${field}\` = ${value} wei) must be between 0 and the maximum allowed value (2^256-1).`,
      { hint: 'Fees are in wei: 1 gwei is 10^9 wei.' },
    )
  }
}

/** `assertTransaction`: the type is unknown or does not match the transaction's fields. */
export class InvalidTransactionTypeError extends KitError {
  override name = 'InvalidTransactionTypeError'
  /** @param options.reason one sentence. Default: only the type is named. */
  constructor({ type, reason }: { readonly type: unknown; readonly reason?: string | undefined }) {
    super(`Transaction type "${String(type).slice(0, 80)}" is invalid.`, {
      details: reason,
      hint: 'Use legacy, eip2930, eip1559, eip4844 or eip7702, or leave `type` out.',
    })
  }
}

/** A storage key, as in an access list, is not 32 bytes in hex (EIP-2930). */
export class InvalidStorageKeyError extends KitError {
  override name = 'InvalidStorageKeyError'
  constructor({ storageKey }: { readonly storageKey: unknown }) {
    super(
      `Size for storage key "${String(storageKey).slice(0, 80)}" is invalid. Expected 32 bytes.`,
      { hint: 'A storage key is 0x and 64 hex digits.' },
    )
  }
}

/**
 * `assertTypedData` was given an unknown type, or values that do not match the declared types
 * (EIP-712).
 */
export class InvalidTypedDataError extends KitError {
  override name = 'InvalidTypedDataError'
  /** @param options.cause viem's error or a TypeError. */
  constructor({ cause }: { readonly cause: unknown }) {
    super('The typed data does not match its types.', {
      hint: 'Nothing was signed. Check the declared sizes and the primary type.',
      cause,
    })
  }
}

/** `useWatchToken` was given a token that wallets cannot watch (EIP-747). */
export class InvalidAssetError extends KitError {
  override name = 'InvalidAssetError'
  /** @param options.reason one sentence. */
  constructor({ reason }: { readonly reason: string }) {
    super(`The token cannot be watched. ${reason}`, { hint: 'See EIP-747.' })
  }
}
