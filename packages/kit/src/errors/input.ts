import { KitError } from './KitError.ts'

/** Not a transaction hash (docs/spec-map.md §5). */
export class InvalidHashError extends KitError {
  override name = 'InvalidHashError'
  constructor({ hash }: { readonly hash: unknown }) {
    super(`Transaction hash "${String(hash).slice(0, 80)}" is invalid.`, {
      hint: 'A hash is 0x and 64 hex digits.',
    })
  }
}

/** The number of confirmations is not a whole number of at least 1. */
export class InvalidConfirmationsError extends KitError {
  override name = 'InvalidConfirmationsError'
  constructor({ confirmations }: { readonly confirmations: unknown }) {
    super(`Confirmations "${String(confirmations).slice(0, 80)}" are invalid.`, {
      hint: 'Wait for a whole number of at least 1.',
    })
  }
}

/** A transaction sets both a legacy gas price and EIP-1559 fees. */
export class FeeConflictError extends KitError {
  override name = 'FeeConflictError'
  constructor() {
    super('Cannot specify both a `gasPrice` and a `maxFeePerGas`/`maxPriorityFeePerGas`.', {
      hint: 'Use `maxFeePerGas`/`maxPriorityFeePerGas` for EIP-1559 compatible networks, and `gasPrice` for others.',
    })
  }
}

/** A fee, in wei, is negative or exceeds 256 bits. */
export class FeeTooHighError extends KitError {
  override name = 'FeeTooHighError'
  constructor({ field, value }: { readonly field: string; readonly value: bigint }) {
    super(`The fee (\`${field}\` = ${value} wei) must be 0 to the maximum allowed value (2^256-1).`)
  }
}

/** The priority fee, in wei, exceeds the maximum fee (EIP-1559). */
export class TipAboveFeeCapError extends KitError {
  override name = 'TipAboveFeeCapError'
  constructor({ cap, tip }: { readonly cap: bigint; readonly tip: bigint }) {
    super(
      `The provided tip (\`maxPriorityFeePerGas\` = ${tip} wei) cannot be higher than the fee cap (\`maxFeePerGas\` = ${cap} wei).`,
    )
  }
}

/** The transaction type is unknown or does not match the transaction's fields. */
export class InvalidTransactionTypeError extends KitError {
  override name = 'InvalidTransactionTypeError'
  constructor({ type, fault }: { readonly type: unknown; readonly fault?: string | undefined }) {
    super(`Transaction type "${String(type).slice(0, 80)}" is invalid.`, {
      details: fault,
      hint: 'Use legacy, eip2930, eip1559, eip4844 or eip7702, or leave `type` out.',
    })
  }
}

/** A storage key in an access list is not 32 bytes long (EIP-2930). */
export class InvalidStorageKeyError extends KitError {
  override name = 'InvalidStorageKeyError'
  constructor({ storageKey }: { readonly storageKey: unknown }) {
    super(
      `Size for storage key "${String(storageKey).slice(0, 80)}" is invalid. Expected 32 bytes.`,
    )
  }
}

/** The chain id is not a positive whole number (EIP-155). */
export class InvalidChainIdError extends KitError {
  override name = 'InvalidChainIdError'
  constructor({ chainId }: { readonly chainId: unknown }) {
    super(`Chain ID "${String(chainId)}" is invalid.`, {
      hint: 'A chain id is a positive whole number (EIP-155).',
    })
  }
}

/** Not an address, or a mixed-case address with a wrong checksum (EIP-55; docs/spec-map.md §5). */
export class InvalidAddressError extends KitError {
  override name = 'InvalidAddressError'
  constructor({ address }: { readonly address: unknown }) {
    super(`Address "${String(address)}" is invalid.`, {
      hint: 'An address is 0x and 40 hex digits, in one case or with the right checksum (EIP-55).',
    })
  }
}

/** Typed data whose values do not match its declared types (EIP-712; docs/spec-map.md §5). */
export class InvalidTypedDataError extends KitError {
  override name = 'InvalidTypedDataError'
  constructor({ cause }: { readonly cause: unknown }) {
    super('The typed data does not fit its types.', {
      hint: 'Nothing was signed. Check the declared sizes and the primary type.',
      cause,
    })
  }
}

/** A token description that wallets cannot watch (EIP-747). */
export class InvalidAssetError extends KitError {
  override name = 'InvalidAssetError'
  constructor({ fault }: { readonly fault: string }) {
    super(`The token cannot be watched. ${fault}`, { hint: 'See EIP-747.' })
  }
}
