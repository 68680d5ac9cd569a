import { KitError } from './KitError.ts'

/** A token description that wallets cannot watch (EIP-747). */
export class InvalidAssetError extends KitError {
  override name = 'InvalidAssetError'
  constructor({ fault }: { readonly fault: string }) {
    super(`The token cannot be watched. ${fault}`, { hint: 'See EIP-747.' })
  }
}
