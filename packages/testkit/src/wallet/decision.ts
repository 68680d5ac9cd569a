import type { Approval } from './context.ts'
import { ProviderRpcError, toProviderError, walletErrors } from './errors.ts'
import type { Personality } from './personality.ts'
import type { Decision } from './types.ts'

/** Thrown to answer with a decision's result instead of the wallet's own. */
export class DictatedResult {
  readonly result: unknown
  constructor(result: unknown) {
    this.result = result
  }
}

/** An error without a code: some wallets send only a message. */
export class DictatedError extends Error {
  declare readonly data?: unknown
  constructor(message: string, data: unknown) {
    super(message)
    if (data !== undefined) this.data = data
  }
}

/** Returns the approval; throws for every other decision. */
export function settle(decision: Decision, method: string, personality: Personality): Approval {
  if (decision.kind === 'approve') return decision
  if (decision.kind === 'result') throw new DictatedResult(decision.result)
  if (decision.kind === 'reject') throw rejection(method, personality)
  const { code, message, data } = decision.error
  if (code === undefined) throw new DictatedError(message, data)
  throw new ProviderRpcError(code, message, data)
}

/** Converts an error into the form that this wallet sends to the page. */
export function writeError(error: unknown, personality: Personality): Error {
  if (!personality.errorCodes) return new Error(toProviderError(error).message)
  return error instanceof DictatedError ? error : toProviderError(error)
}

function rejection(method: string, personality: Personality): ProviderRpcError {
  const located = personality.rejectionsWithLocation.some((each) => each === method)
  return walletErrors.rejected(located ? { location: 'confirmation' } : undefined)
}
