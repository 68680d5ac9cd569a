import { type Address, isAddress } from 'viem'
import { InvalidAddressError } from '../../errors/address.ts'

/**
 * Refuses what is no address, or one in mixed case with a wrong checksum (Spec §5, EIP-55).
 *
 * @throws InvalidAddressError
 */
export function assertAddress(value: unknown): asserts value is Address {
  if (typeof value !== 'string' || !isAddress(value))
    throw new InvalidAddressError({ address: value })
}
