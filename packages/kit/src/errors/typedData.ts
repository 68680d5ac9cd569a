import { KitError } from './KitError.ts'

/** Typed data whose values do not fit the types that it declares (Spec §5; EIP-712). */
export class InvalidTypedDataError extends KitError {
  override name = 'InvalidTypedDataError'
  constructor({ cause }: { readonly cause: unknown }) {
    super('The typed data does not fit its types.', {
      hint: 'Nothing was signed. Check the declared sizes and the primary type.',
      cause,
    })
  }
}
