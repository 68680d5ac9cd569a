import type { Chain } from '@foyer/kit'
import type { Dispatch, SetStateAction } from 'react'
import type { VaultAction } from '../actions/useVaultAction.ts'
import type { VaultCall } from '../actions/vaultCalls.ts'
import type { PositionsSummary } from '../reading/positions.ts'
import type { VaultAccount, VaultReading } from '../reading/readVault.ts'
import type { LockTime } from './lockTimes.ts'
import type { ParsedAmount } from './parseAmount.ts'
import type { VaultStep } from './vaultStep.ts'

export interface VaultViewProps {
  readonly chain: Chain
  readonly vault: VaultAccount
  /** What was typed into the form. Without a time, the form offers one. */
  readonly typed: Typed
  readonly onTyped: Dispatch<SetStateAction<Typed>>
}

export interface Typed {
  readonly amount: string
  readonly time?: string | undefined
}

/** What was typed, checked against the account and the chain. */
export interface FormState extends VaultViewProps, VaultStep {
  readonly reading: VaultReading
  readonly summary: PositionsSummary
  readonly amount: ParsedAmount
  readonly time: LockTime
  readonly timeText: string
  /** What the main button sends; undefined while the form is incomplete. */
  readonly call: VaultCall | undefined
  readonly action: VaultAction
}
