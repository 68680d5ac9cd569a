import { KitError } from './KitError.ts'

/** A node or wallet answered a read with data in an unexpected format. */
export class UnreadableAnswerError extends KitError {
  override name = 'UnreadableAnswerError'
  constructor({ method }: { readonly method: string }) {
    super(`The answer to ${method} cannot be read.`, {
      hint: 'The endpoint may be wrong, or may be no JSON-RPC node.',
    })
  }
}

/** The connected wallet has no usable provider: it is gone or has no `request` (EIP-1193). */
export class NoProviderRequestError extends KitError {
  override name = 'NoProviderRequestError'
  constructor() {
    super('The wallet takes no requests.', { hint: 'Reload the page and connect again.' })
  }
}
