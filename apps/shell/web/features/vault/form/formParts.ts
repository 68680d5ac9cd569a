import type { Chain } from '@foyer/kit'
import type { VaultContracts } from '../../../../config/vault.ts'
import type { LockTime } from './lockTimes.ts'
import type { ParsedAmount } from './parseAmount.ts'
import type { ApproveBy, VaultProgress } from './vaultStep.ts'

/** What the visitor has typed, and what it is held against. */
export interface FormParts {
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
