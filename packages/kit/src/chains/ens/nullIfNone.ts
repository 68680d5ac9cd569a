import { BaseError, ContractFunctionRevertedError } from 'viem'

/** The selector of ERC-3668's OffchainLookup. */
const offchainLookup = '0x556f1830'

/** The universal resolver's errors for a name or record that does not exist. */
const noneErrors: ReadonlySet<unknown> = new Set([
  'ResolverError',
  'ResolverNotContract',
  'ResolverNotFound',
  'ReverseAddressMismatch',
  'UnsupportedResolverProfile',
])

/**
 * Null for an error which says that there is no such name or record, and for a name that only a
 * gateway knows where none is configured.
 *
 * @throws every other error: a lookup that failed does not mean that there is none.
 */
export function nullIfNone(error: unknown): null {
  const data = revertOf(error)?.data
  const isNone = noneErrors.has(data?.errorName) || isOffchainLookup(error)
  if (isNone || (data?.errorName === 'HttpError' && isAnswer(data.args?.[0]))) return null
  throw error
}

/** Whether a lookup failed only because the name is stored outside chain 1, without a gateway. */
export function isOffchainLookup(error: unknown): boolean {
  return revertOf(error)?.raw?.startsWith(offchainLookup) === true
}

/** Whether a gateway with this HTTP status was neither too busy nor broken (ENSIP-21). */
function isAnswer(status: unknown): boolean {
  return typeof status === 'number' && status < 500 && status !== 429
}

function revertOf(error: unknown): ContractFunctionRevertedError | undefined {
  if (!(error instanceof BaseError)) return undefined
  const revert = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  return revert instanceof ContractFunctionRevertedError ? revert : undefined
}
