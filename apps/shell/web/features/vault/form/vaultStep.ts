import type { VaultContracts } from '../../../../config/vault.ts'
import { approveCall, lockCall, type VaultCall } from '../actions/vaultCalls.ts'
import type { VaultReading } from '../reading/readVault.ts'
import type { LockTime } from './lockTimes.ts'
import type { ParsedAmount } from './parseAmount.ts'

export interface VaultStep {
  /** What the main button does next. */
  readonly step: 'approve' | 'lock'
  /** The amount, in base units; undefined unless it is valid and the account holds as much. */
  readonly value: bigint | undefined
}

/**
 * Derives the next step from the amount typed and what the account holds and has approved.
 *
 * @param isLocking Whether a lock is being sent, which uses up the allowance: the step stays.
 */
export function nextStep(
  amount: ParsedAmount,
  { allowance, held }: Pick<VaultReading, 'allowance' | 'held'>,
  isLocking: boolean,
): VaultStep {
  if (amount.state !== 'ok') return { step: 'approve', value: undefined }
  const { value } = amount
  return {
    step: isLocking || allowance >= value ? 'lock' : 'approve',
    value: isLocking || value <= held ? value : undefined,
  }
}

/** The call that the main button sends; undefined while the form is incomplete. */
export function nextCall(
  contracts: VaultContracts,
  { step, value }: VaultStep,
  time: LockTime,
): VaultCall | undefined {
  if (value === undefined || time.state !== 'ok') return undefined
  return step === 'approve' ? approveCall(contracts, value) : lockCall(contracts, value, time.time)
}
