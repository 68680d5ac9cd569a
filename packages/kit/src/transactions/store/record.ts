import type { Address, Hex } from 'viem'

/** Status of a transaction. */
export type TransactionStatus = 'pending' | 'confirmed' | 'failed'

/**
 * Details of a status.
 *
 * | outcome | status | means |
 * |---|---|---|
 * | repriced | any | the same call was sent again with another fee, as `replacedBy` |
 * | cancelled | failed | an empty transaction of the sender to itself used the nonce |
 * | replaced | failed | another transaction of the sender used the nonce |
 * | dropped | failed | no node knows it, or its nonce was used by an unknown transaction |
 * | reverted | failed | in a block, but reverted: only the fee was paid |
 */
export type TransactionOutcome = ReplacementReason | 'dropped' | 'reverted'

/** Why another transaction has the nonce. The same values as viem's. */
export type ReplacementReason = 'repriced' | 'cancelled' | 'replaced'

/** 'safe': `hash` is Safe's own hash until the execution. 'batch': calls sent as one (EIP-5792). */
export type TransactionKind = 'transaction' | 'safe' | 'batch'

/** The outcome of one transaction of a batch. */
export interface CallOutcome {
  /** Of the transaction, which may hold several calls of the batch. */
  readonly hash: Hex
  /** 'pending' until the wallet or the chain has said it. */
  readonly status: TransactionStatus
}

/** The block of a pending transaction: it needs more confirmations, or its result is missing. */
export interface SeenIn {
  readonly number: number
  readonly hash: Hex
}

/** How long a transaction has been missing. Of sleep and clock changes, only a part counts. */
export interface AbsenceTimer {
  /** When it was first missing, in ms since 1970; later by what does not count of each gap. */
  readonly since: number
  /** Time of the last check, in ms since 1970. */
  readonly at: number
  /** Observed duration, in ms. Of each gap, a sixth of the limit counts. */
  readonly watched: number
}

/** A stored transaction. Plain JSON; times in ms since 1970. */
export interface TransactionRecord {
  /** The lower-case hash, or the wallet's batch id. Unique per address and chain. */
  readonly id: string
  /** Decides how it is tracked. */
  readonly kind: TransactionKind
  /** Undefined for a batch whose transactions are unknown. */
  readonly hash?: Hex | undefined
  /** The chain it was sent on. */
  readonly chainId: number
  /** In the visitor's language, such as 'Lock 250 FOYER'. At most 500 characters. */
  readonly description: string
  /** What it moves, in the visitor's language, such as '−250 FOYER'. Undefined if not given. */
  readonly change?: string | undefined
  /** 'pending' until it has its confirmations, or is known to have failed. */
  readonly status: TransactionStatus
  /** Blocks to wait for, including the transaction's own. Default 1. */
  readonly confirmations?: number | undefined
  /** Undefined for a status without details. */
  readonly outcome?: TransactionOutcome | undefined
  /** Hash of the transaction that replaced it; undefined unless `outcome` says that one did. */
  readonly replacedBy?: Hex | undefined
  /** Hash of the transaction that executed a Safe transaction; undefined before that. */
  readonly executedAs?: Hex | undefined
  /** As passed, or else from the node. Undefined until a node knows the transaction. */
  readonly nonce?: number | undefined
  /**
   * The signer according to the node. Differs from the account if the wallet relayed it. Undefined
   * until a node knows the transaction.
   */
  readonly sender?: Address | undefined
  /** Equal for the same call at any fee. */
  readonly fingerprint?: string | undefined
  /** In ms since 1970. */
  readonly addedAt: number
  /** Whether `addedAt` was corrected, since the clock had been ahead: it keeps the order only. */
  readonly isTimeUnknown?: boolean | undefined
  /** When it was confirmed or failed, in ms since 1970; undefined while pending. */
  readonly settledAt?: number | undefined
  /** Its block; undefined until a node has returned the receipt, or names the block without one. */
  readonly seenIn?: SeenIn | undefined
  /**
   * How long no endpoint has known it or, with `seenIn`, its result: nodes prune receipts before
   * transactions. Undefined while one does.
   */
  readonly unknown?: AbsenceTimer | undefined
  /**
   * How long its nonce has been used by an unknown transaction; of a batch or a Safe's, how long
   * the wallet has reported the end of transactions that cannot be checked. Undefined otherwise.
   */
  readonly used?: AbsenceTimer | undefined
  /** The transactions of a batch. Undefined until the wallet has named them. */
  readonly calls?: readonly CallOutcome[] | undefined
  /** Number of calls of a batch, if known. */
  readonly callCount?: number | undefined
  /** Id of the connector that sent it; only that wallet knows a batch's status. */
  readonly connectorId?: string | undefined
}

/** A transaction to record. The rest is read from the chain. */
export interface NewTransaction {
  /** 32 bytes in hex. Leave it out for a batch, which has an `id`. */
  readonly hash?: Hex | undefined
  /** A batch's id from `wallet_sendCalls` (EIP-5792). */
  readonly id?: string | undefined
  /** In the visitor's language, such as 'Lock 250 FOYER'. Cut after 500 characters. */
  readonly description: string
  /** What it moves once it is confirmed, with its sign: '−250 FOYER'. At most 100 characters. */
  readonly change?: string | undefined
  /** Blocks to wait for; an integer of at least 1. Default 1. */
  readonly confirmations?: number | undefined
  /** Default 'transaction', or 'batch' with an `id`. */
  readonly kind?: TransactionKind | undefined
  /**
   * The account's nonce. Detects a replacement even if no node ever knew this transaction; one with
   * a higher fee then counts as 'replaced', since there is no call to compare. Default: as the node
   * says.
   */
  readonly nonce?: number | undefined
  /** Number of calls of a batch. Default: unknown. */
  readonly callCount?: number | undefined
  /** Id of the connector that sent it. Default: the connected one. */
  readonly connectorId?: string | undefined
}

/** Whether the owners of a Safe decide on it, which may take weeks. */
export function isOfSafe({ connectorId, kind }: TransactionRecord): boolean {
  return kind === 'safe' || connectorId === 'safe'
}

/** Maximum settled transactions kept per address and chain. */
export const completedLimit = 10

/** Maximum transactions listed in the account dialog. */
export const recentListLimit = 3
