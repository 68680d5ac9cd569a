import type { Chain } from '@foyer/kit'
import type { VaultContracts } from '../../../../config/vault.ts'
import { approveCall, lockCall, type Permit, type VaultCall } from '../actions/vaultCalls.ts'
import type { LockTime } from './lockTimes.ts'
import type { ParsedAmount } from './parseAmount.ts'
import type { ApproveBy, VaultProgress } from './vaultStep.ts'

/** What the visitor has typed, and the values it is checked against. */
export interface FormState {
  readonly chain: Chain
  readonly contracts: VaultContracts
  readonly amount: ParsedAmount
  readonly amountText: string
  readonly time: LockTime
  readonly timeText: string
  /** Unix seconds. */
  readonly chainTime: number
  /** Base units of the token. */
  readonly held: bigint
  readonly approveBy: ApproveBy
  readonly progress: VaultProgress
}

/**
 * The calls that the main button sends now: one, the two of a batch, or none while the form is
 * incomplete. The page shows them and estimates their fee.
 */
export function nextCalls(form: FormState, permit: Permit | undefined): readonly VaultCall[] {
  const { amount, approveBy, contracts, progress, time } = form
  if (!progress.isReady || amount.state !== 'ok' || time.state !== 'ok') return []
  const approve = approveCall(contracts, amount.value)
  if (progress.step === 'approve') return [approve]
  const lock = lockCall(contracts, amount.value, time.time, permit)
  return approveBy === 'batch' && !progress.isApproved ? [approve, lock] : [lock]
}
