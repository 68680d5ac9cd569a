import { KitError } from './KitError.ts'

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
