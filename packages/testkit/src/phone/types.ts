import type { Address } from 'viem'
import type {
  Decision,
  StorageArea,
  WalletAccount,
  WalletChain,
  WalletRequest,
} from '../wallet/types.ts'

/** A site that the phone is connected with. */
export interface PhoneSession {
  readonly topic: string
  readonly name: string
  readonly url: string
  readonly accounts: readonly Address[]
  readonly chainIds: readonly number[]
}

export interface PhoneOptions {
  readonly relayUrl: string
  readonly accounts: readonly WalletAccount[]
  /** Networks that the wallet knows, with its own endpoints. */
  readonly chains: readonly WalletChain[]
  /** Networks that it approves of those; all unless given. */
  readonly approvedChainIds?: readonly number[] | undefined
  /** Asks the user. `peer` is what the site calls itself. */
  decide(request: WalletRequest, peer: PhonePeer): Promise<Decision>
  readonly name?: string | undefined
  readonly url?: string | undefined
  readonly storagePrefix?: string | undefined
  readonly area?: StorageArea | undefined
  readonly onChange?: (() => void) | undefined
}

export interface PhonePeer {
  readonly name: string
  readonly url: string
}

/** A wallet on a phone: it takes pairing links, and asks its user about everything. */
export interface Phone {
  /** Takes a pairing link (`wc:…`). Rejects for one that is none, is over, or was used before. */
  pair(uri: string): Promise<void>
  sessions(): readonly PhoneSession[]
  /** Ends the sessions, or one of them. */
  disconnect(topic?: string): Promise<void>
  /** Shows all sites another account. */
  switchAccount(index: number): Promise<void>
  /** Tells all sites that the user went to another network. */
  switchChain(chainId: number): Promise<void>
  /** Leaves the relay. */
  stop(): Promise<void>
}
