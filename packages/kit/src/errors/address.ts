import { KitError } from './KitError.ts'

/** Not an address, or a mixed-case address with a wrong checksum (EIP-55; docs/spec-map.md §5). */
export class InvalidAddressError extends KitError {
  override name = 'InvalidAddressError'
  constructor({ address }: { readonly address: unknown }) {
    super(`Address "${String(address)}" is invalid.`, {
      hint: 'An address is 0x and 40 hex digits, in one case or with the right checksum (EIP-55).',
    })
  }
}
