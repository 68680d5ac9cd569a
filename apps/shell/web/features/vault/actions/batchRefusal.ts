import { classifyWalletError } from '@foyer/kit'

/** The wallet cannot do several calls as one; they can still be sent one by one. */
export class NoBatchError extends Error {
  override readonly name = 'NoBatchError'

  constructor(cause: unknown) {
    super('The wallet does not take these calls as one.', { cause })
  }
}

/** EIP-5792: capability, network or size not taken, upgrade of the account refused, calls cannot happen as one. */
const refusals: ReadonlySet<unknown> = new Set([5700, 5710, 5740, 5750, 5760])

/**
 * Whether a wallet that offered batches cannot or may not do this one, so that the calls have to be sent one by one. A visitor who
 * rejects the batch itself is not meant.
 */
export function isBatchRefusal(error: unknown): boolean {
  let link: unknown = error
  for (let depth = 0; depth < 8 && typeof link === 'object' && link !== null; depth += 1) {
    if ('code' in link && refusals.has(link.code)) return true
    link = 'cause' in link ? link.cause : undefined
  }
  return classifyWalletError(error) === 'unsupportedMethod'
}
