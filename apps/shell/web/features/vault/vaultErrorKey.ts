import { classifyWalletError } from '@foyer/kit'
import { SimulationError } from './simulateCall.ts'

/** The contracts' errors that a visitor can meet. */
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
  | 'vault.errorOtherNetwork'
  | 'vault.errorUnknown'
  | 'vault.errorNode'
  | 'vault.errorWallet'

/** The words for why an action of the vault did not happen. `asked`: whom it failed at. */
export function vaultErrorKey(error: unknown, asked: 'node' | 'wallet'): VaultErrorKey {
  if (error instanceof SimulationError) return contractErrorKey(error.errorName)
  if (asked === 'node') return 'vault.errorNode'
  switch (classifyWalletError(error)) {
    case 'rejected':
      return 'vault.rejected'
    case 'pending':
      return 'vault.errorPending'
    case 'timeout':
      return 'vault.errorTimeout'
    case 'unknownChain':
    case 'unsupportedChain':
      return 'vault.errorOtherNetwork'
    default:
      return 'vault.errorWallet'
  }
}

function contractErrorKey(name: string | undefined): VaultErrorKey {
  return name !== undefined && isKnown(name) ? contractErrors[name] : 'vault.errorUnknown'
}

function isKnown(name: string): name is keyof typeof contractErrors {
  return Object.hasOwn(contractErrors, name)
}
