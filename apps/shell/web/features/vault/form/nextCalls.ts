import { approveCall, lockCall, type Permit, type VaultCall } from '../actions/vaultCalls.ts'
import type { FormParts } from './formParts.ts'

/**
 * What the main button would send now: one call, or the two of a batch; none while the form is not filled in. Shown before anything is
 * sent, and what its fee is counted on.
 */
export function nextCalls(form: FormParts, permit: Permit | undefined): readonly VaultCall[] {
  const { amount, approveBy, contracts, progress, time } = form
  if (!progress.isReady || amount.state !== 'ok' || time.state !== 'ok') return []
  const approve = approveCall(contracts, amount.value)
  if (progress.step === 'approve') return [approve]
  const lock = lockCall(contracts, amount.value, time.time, permit)
  return approveBy === 'batch' && !progress.isApproved ? [approve, lock] : [lock]
}
