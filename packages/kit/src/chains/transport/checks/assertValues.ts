import { isHash } from '@foyer/ui/utils/guards.ts'
import { type Address, type Hash, type Hex, InvalidAddressError, isAddress } from 'viem'
import {
  InvalidConfirmationsError,
  InvalidHashError,
  InvalidStorageKeyError,
} from '../../../errors/input.ts'

/**
 * @throws InvalidAddressError unless it is an address, with a valid checksum (EIP-55) if
 * mixed-case.
 */
export function assertAddress(value: unknown): asserts value is Address {
  if (typeof value !== 'string' || !isAddress(value)) {
    throw new InvalidAddressError({ address: String(value) })
  }
}

/** @throws InvalidConfirmationsError unless it is an integer of at least 1. */
export function assertConfirmations(value: unknown): asserts value is number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) {
    throw new InvalidConfirmationsError({ confirmations: value })
  }
}

/** @throws InvalidHashError unless it is 32 bytes in hex. */
export function assertHash(value: unknown): asserts value is Hash {
  if (!isHash(value)) throw new InvalidHashError({ hash: value })
}

/** @throws InvalidStorageKeyError unless it is 32 bytes in hex. */
export function assertStorageKey(storageKey: unknown): asserts storageKey is Hex {
  if (!isHash(storageKey)) throw new InvalidStorageKeyError({ storageKey })
}
