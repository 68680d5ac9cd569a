import type { Address } from 'viem'
import type {
  Decision,
  StorageArea,
  WalletAccount,
  WalletChain,
  WalletRequest,
} from '../wallet/types.ts'

/** A site that is connected to the phone. */
export interface PhoneSession {
  /** Identifies the session, for `Phone.disconnect`. */
  readonly topic: string
  /** From the site's own description; untrusted. */
  readonly name: string
  /** From the site's own description; untrusted. */
  readonly url: string
  /** Those that the site may see. */
  readonly accounts: readonly Address[]
  /** Those of the session. A switch to another chain adds it. */
  readonly chainIds: readonly number[]
}

/** Options of `createPhone`. */
export interface PhoneOptions {
  /** `ws://…` or `wss://…`. */
  readonly relayUrl: string
  /** At least one; the first is selected. */
  readonly accounts: readonly WalletAccount[]
  /** Networks that the wallet knows, with their endpoints. */
  readonly chains: readonly WalletChain[]
  /** Ids of the networks that it approves. Default: all. */
  readonly approvedChainIds?: readonly number[] | undefined
  /**
   * Asks the user. `peer` is the site's own description of itself. `signal` is aborted once the
   * request has expired or its session has ended; it is then rejected, whatever the user decides.
   */
  decide(request: WalletRequest, peer: PhonePeer, signal: AbortSignal): Promise<Decision>
  /** The wallet's name. Default 'Test Phone'. */
  readonly name?: string | undefined
  /** The wallet's URL. Default 'https://phone.example'. */
  readonly url?: string | undefined
  /** Prefix of the storage keys. Default 'phone'. */
  readonly storagePrefix?: string | undefined
  /** Default: memory. */
  readonly area?: StorageArea | undefined
  /** Called when the connected sites change. Default: none. */
  readonly onChange?: (() => void) | undefined
}

/** A site's own description of itself; untrusted. */
export interface PhonePeer {
  /** May be empty. */
  readonly name: string
  /** May be empty or invalid. */
  readonly url: string
}

/** A phone wallet that opens pairing links and asks its user about every request. */
export interface Phone {
  /** Opens a pairing link (`wc:…`). Rejects if it is invalid, expired or already used. */
  pair(uri: string): Promise<void>
  /** The connected sites. */
  sessions(): readonly PhoneSession[]
  /** Ends all sessions, or the given one. */
  disconnect(topic?: string): Promise<void>
  /** Selects another account, by its index, on all sites. */
  switchAccount(index: number): Promise<void>
  /** Notifies all sites that the user switched networks. */
  switchChain(chainId: number): Promise<void>
  /** Disconnects from the relay. */
  stop(): Promise<void>
}
