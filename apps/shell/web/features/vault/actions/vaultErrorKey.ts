import { type SendErrorKey, sendErrorKey } from '../../../components/sendErrorKey.ts'
import { NoBatchError } from './batchRefusal.ts'
import { NotDoneError } from './NotDoneError.ts'
import { SimulationError } from './simulateCall.ts'

/** The contracts' errors that visitors can encounter. */
const contractErrors = {
  InsufficientAllowance: 'vault.errorAllowance',
  InsufficientBalance: 'vault.errorBalance',
  FaucetLimitReached: 'vault.errorFaucetLimit',
  PermitExpired: 'vault.errorPermitExpired',
  InvalidPermit: 'vault.errorPermit',
  AmountIsZero: 'vault.errorZero',
  UnlockTimeNotInFuture: 'vault.errorPast',
  UnlockTimeTooFar: 'vault.errorTooFar',
  PositionNotFound: 'vault.errorPosition',
  StillLocked: 'vault.errorStillLocked',
} as const

type ContractErrorKey = (typeof contractErrors)[keyof typeof contractErrors]

export type VaultErrorKey =
  | ContractErrorKey
  | SendErrorKey
  | 'vault.rejected'
  | 'vault.rejectedSignature'
  | 'vault.errorUnknown'
  | 'vault.errorBusy'
  | 'vault.errorNoBatch'
  | 'vault.errorCannotSign'
  | 'vault.errorSignIn'
  | 'vault.errorReverted'
  | 'vault.errorPartly'
  | 'vault.errorReplaced'
  | 'vault.watchFailed'

/** The wallet did not do it, for no known reason. */
const unexplainedKeys = {
  wallet: 'sendError.failed',
  signature: 'vault.errorCannotSign',
  watchAsset: 'vault.watchFailed',
} as const

/**
 * The text key for why an action of the vault failed. `asked`: what was being requested, and from
 * whom.
 */
export function vaultErrorKey(
  error: unknown,
  asked: 'node' | 'signIn' | 'wallet' | 'signature' | 'watchAsset',
): VaultErrorKey {
  if (error instanceof SimulationError) return contractErrorKey(error.errorName)
  if (error instanceof NotDoneError) return notDoneKey(error)
  if (error instanceof NoBatchError) return 'vault.errorNoBatch'
  if (asked === 'node') return 'sendError.nodeSilent'
  if (asked === 'signIn') return 'vault.errorSignIn'
  const key = sendErrorKey(error)
  if (key === undefined) {
    return asked === 'signature' ? 'vault.rejectedSignature' : 'vault.rejected'
  }
  return key === 'sendError.failed' ? unexplainedKeys[asked] : key
}

function notDoneKey({ record }: NotDoneError): VaultErrorKey {
  if (record.calls?.some(({ status }) => status === 'confirmed')) return 'vault.errorPartly'
  const { outcome } = record
  const isLost = outcome === 'cancelled' || outcome === 'replaced' || outcome === 'dropped'
  return isLost ? 'vault.errorReplaced' : 'vault.errorReverted'
}

function contractErrorKey(name: string | undefined): VaultErrorKey {
  return name !== undefined && isKnown(name) ? contractErrors[name] : 'vault.errorUnknown'
}

function isKnown(name: string): name is keyof typeof contractErrors {
  return Object.hasOwn(contractErrors, name)
}
