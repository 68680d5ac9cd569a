import type { LockTime } from './lockTimes.ts'
import type { ParsedAmount } from './parseAmount.ts'

/** How the vault gets its allowance. */
export type ApproveBy =
  /** A separate transaction, or a signature (ERC-2612) that is sent with the lock. */
  | 'transaction'
  /** Together with the lock, in one confirmation (EIP-5792). */
  | 'batch'

export interface VaultForm {
  readonly amount: ParsedAmount
  readonly time: LockTime
  /** Base units of the token. */
  readonly held: bigint
  readonly allowance: bigint
  readonly approveBy: ApproveBy
  /** The amount that a signed permit covers, in base units. */
  readonly permitted: bigint | undefined
  /**
   * Whether the lock was sent and has no receipt yet. The approval is used up by then, and the step
   * stays.
   */
  readonly isLocking: boolean
}

/** What the main button does next. */
export type VaultStep = 'approve' | 'lock'

export interface VaultProgress {
  readonly step: VaultStep
  /** Whether an allowance or a signed permit covers the amount. */
  readonly isApproved: boolean
  /** Whether both fields are valid and the account holds enough. */
  readonly isReady: boolean
  readonly lacksTokens: boolean
}

/** Derives the next step from what was typed and what the account has approved. */
export function progressOfForm(form: VaultForm): VaultProgress {
  const { amount, time, held, isLocking } = form
  if (amount.state !== 'ok') {
    return { step: 'approve', isApproved: false, isReady: false, lacksTokens: false }
  }
  const isSent = isLocking && form.approveBy !== 'batch'
  const isApproved = isSent || covers(form, amount.value)
  const lacksTokens = !isLocking && amount.value > held
  return {
    step: isApproved || form.approveBy === 'batch' ? 'lock' : 'approve',
    isApproved,
    isReady: !lacksTokens && time.state === 'ok',
    lacksTokens,
  }
}

function covers({ allowance, permitted }: VaultForm, amount: bigint): boolean {
  return allowance >= amount || permitted === amount
}
