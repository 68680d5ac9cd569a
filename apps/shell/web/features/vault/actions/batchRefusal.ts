import { classifyWalletError, readErrorChain } from '@foyer/kit'

/** The wallet cannot batch these calls. They can still be sent one by one. */
export class NoBatchError extends Error {
  override readonly name = 'NoBatchError'

  constructor(cause: unknown) {
    super('The wallet cannot send these calls as one batch.', { cause })
  }
}

/**
 * EIP-5792: unsupported capability, unsupported chain, bundle too large, account upgrade rejected,
 * atomicity not supported.
 */
const refusals: ReadonlySet<unknown> = new Set([5700, 5710, 5740, 5750, 5760])

/**
 * Whether a wallet that offered batches refused this one, so that the calls have to be sent one by
 * one. False when the visitor rejected it.
 */
export function isBatchRefusal(error: unknown): boolean {
  if (readErrorChain(error).some(({ code }) => refusals.has(code))) return true
  return classifyWalletError(error) === 'unsupportedMethod'
}
