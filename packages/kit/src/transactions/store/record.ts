import type { Address, Hex } from 'viem'
import type { AbsenceTimer } from './absenceTimer.ts'
import type { RecordedAmount } from './editableAmount.ts'

/** What is known of a transaction (Spec §4): nothing yet, done, or not done. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed'

/**
 * What the status alone does not say.
 *
 * | outcome | status | means |
 * |---|---|---|
 * | repriced | any | the same transaction went through under another hash, `replacedBy` |
 * | cancelled | failed | the sender took it back: an empty transaction to itself used its nonce |
 * | replaced | failed | another transaction of the sender used its nonce |
 * | dropped | failed | no node knows it any more, or its nonce was used by one that was not found |
 * | reverted | failed | in a block, but undone: only the fee was paid |
 */
export type TransactionOutcome = ReplacementReason | 'dropped' | 'reverted'

/** What took its place in the chain. */
export type ReplacementReason = 'repriced' | 'cancelled' | 'replaced'

/** 'safe': `hash` is the Safe's own, until its owners have it executed. 'batch': calls sent as one (EIP-5792). */
export type TransactionKind = 'transaction' | 'safe' | 'batch'

/** How one call, or one transaction of a batch, ended. */
export interface CallOutcome {
  readonly hash: Hex
  readonly status: 'confirmed' | 'failed'
}

/** The block in which a transaction was last seen, while more confirmations are awaited. */
export interface SeenIn {
  readonly number: number
  readonly hash: Hex
}

/** One transaction as it is kept (Spec §3). Plain JSON; times in ms since 1970. */
export interface TransactionRecord {
  /** The hash in lower case, or the batch's id as the wallet gave it. Names the record within address and chain. */
  readonly id: string
  readonly kind: TransactionKind
  /** Undefined for a batch whose transactions are not known yet. */
  readonly hash?: Hex | undefined
  readonly chainId: number
  readonly description: string
  readonly status: TransactionStatus
  /** Blocks to wait for, the first one included. Absent: 1. */
  readonly confirmations?: number | undefined
  readonly outcome?: TransactionOutcome | undefined
  /** The hash that took its place in the chain. */
  readonly replacedBy?: Hex | undefined
  /** The hash under which a Safe's transaction was executed. */
  readonly executedAs?: Hex | undefined
  readonly nonce?: number | undefined
  /** Who signed it, as the node says; the account itself unless a wallet sent it through another one. */
  readonly sender?: Address | undefined
  /** Tells the same call at another price from another call. */
  readonly fingerprint?: string | undefined
  /** An amount that may have been changed in the wallet. The description follows it. */
  readonly amount?: RecordedAmount | undefined
  readonly addedAt: number
  readonly settledAt?: number | undefined
  readonly seenIn?: SeenIn | undefined
  /** No endpoint knows it. */
  readonly unknown?: AbsenceTimer | undefined
  /** Its nonce is used, and the transaction that used it is not found. */
  readonly used?: AbsenceTimer | undefined
  /** Transactions of a batch and how each ended. */
  readonly calls?: readonly CallOutcome[] | undefined
  /** How many calls a batch was sent with. */
  readonly callCount?: number | undefined
  /** The connector that sent it, which alone can be asked about a batch. */
  readonly connectorId?: string | undefined
  /** The tab that added it, where its toast belongs. */
  readonly tab?: string | undefined
}

/** What adding needs; the rest is learned from the chain. */
export interface NewTransaction {
  /** 0x and 64 hex characters. For a batch leave it out and give `id`. */
  readonly hash?: Hex | undefined
  /** A batch's id, as `wallet_sendCalls` answered it (EIP-5792). */
  readonly id?: string | undefined
  /** In the visitor's language, e.g. 'Lock 250 FOYER'. */
  readonly description: string
  /** A whole number of at least 1. Default 1. */
  readonly confirmations?: number | undefined
  /** Default 'transaction', or 'batch' with an `id`. */
  readonly kind?: TransactionKind | undefined
  /** Of the account itself. Helps to recognise a replacement that came before any node knew of this one. */
  readonly nonce?: number | undefined
  readonly callCount?: number | undefined
  readonly connectorId?: string | undefined
  readonly amount?: RecordedAmount | undefined
}

/** At most this many that are not pending are kept for one address on one chain (Spec §9). */
export const completedLimit = 10

/** How many the account dialog lists (Spec §9). */
export const recentListLimit = 3

/** The hash to show and to look up: that of the transaction which stands, or will stand, in the chain. */
export function chainHashOf(record: TransactionRecord): Hex | undefined {
  if (record.kind === 'batch') return record.calls?.at(-1)?.hash ?? record.hash
  if (record.kind === 'safe') return record.executedAs
  return record.replacedBy ?? record.hash
}
