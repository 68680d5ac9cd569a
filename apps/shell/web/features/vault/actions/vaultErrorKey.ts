import { classifyWalletError } from '@foyer/kit'
import { ChainProofError, UnreadableSendAnswerError } from '@foyer/kit/errors'
import { InsufficientFundsError } from 'viem'
import { NoBatchError } from './batchRefusal.ts'
import { LoweredError, NotDoneError } from './NotDoneError.ts'
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
  | 'vault.rejected'
  | 'vault.errorPending'
  | 'vault.errorTimeout'
  | 'vault.approvedLess'
  | 'vault.errorOtherNetwork'
  | 'vault.errorNotDemo'
  | 'vault.errorUnknown'
  | 'vault.errorNode'
  | 'vault.errorWallet'
  | 'vault.errorFunds'
  | 'vault.errorUnreadable'
  | 'vault.errorBusy'
  | 'vault.errorNoBatch'
  | 'vault.errorCannotSign'
  | 'vault.errorSignIn'
  | 'vault.rejectedSignature'
  | 'vault.errorReverted'
  | 'vault.errorPartly'
  | 'vault.errorReplaced'
  | 'vault.watchFailed'

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
  if (error instanceof LoweredError) return 'vault.approvedLess'
  if (error instanceof NoBatchError) return 'vault.errorNoBatch'
  if (asked === 'node') return 'vault.errorNode'
  if (asked === 'signIn') return 'vault.errorSignIn'
  if (isChainMismatch(error)) return 'vault.errorOtherNetwork'
  if (error instanceof ChainProofError) {
    return error.reason === 'nodeSilent' ? 'vault.errorNode' : 'vault.errorNotDemo'
  }
  // The wallet returned no hash, but may have sent the transaction.
  if (error instanceof UnreadableSendAnswerError) return 'vault.errorUnreadable'
  switch (classifyWalletError(error)) {
    case 'rejected':
      return asked === 'signature' ? 'vault.rejectedSignature' : 'vault.rejected'
    case 'pending':
      return 'vault.errorPending'
    case 'timeout':
      return 'vault.errorTimeout'
    case 'unknownChain':
    case 'unsupportedChain':
      return 'vault.errorOtherNetwork'
    default:
      if (asked === 'signature') return 'vault.errorCannotSign'
      if (asked === 'watchAsset') return 'vault.watchFailed'
      return lacksFunds(error) ? 'vault.errorFunds' : 'vault.errorWallet'
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 500) : ''
}

const textNames = ['message', 'details', 'shortMessage']
const linkNames = ['cause', 'data', 'error', 'originalError']

/**
 * Whether a node reported too little balance, at any depth of the wallet's error. Wallets have no
 * code for it.
 */
function lacksFunds(error: unknown, depth = 0): boolean {
  if (depth > 4 || typeof error !== 'object' || error === null) return false
  const read = (name: string): unknown => {
    try {
      return Reflect.get(error, name)
    } catch {
      return undefined
    }
  }
  return (
    textNames.some((name) => InsufficientFundsError.nodeMessage.test(textOf(read(name)))) ||
    linkNames.some((name) => lacksFunds(read(name), depth + 1))
  )
}

/**
 * Whether the wallet is on another network than the page. Compares names, which are the same across
 * bundles.
 */
export function isChainMismatch(error: unknown): boolean {
  return error instanceof Error && error.name === 'WalletChainMismatchError'
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
