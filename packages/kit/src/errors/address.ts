import { KitError } from './KitError.ts'

/** Text that is no address, or an address in mixed case whose checksum (EIP-55) is wrong (Spec §5, §8). */
export class InvalidAddressError extends KitError {
  override name = 'InvalidAddressError'
  constructor({ address }: { readonly address: unknown }) {
    super(`Address "${String(address)}" is invalid.`, {
      hint: 'An address is 0x and 40 hex digits, in one case or with the right checksum (EIP-55).',
    })
  }
}
