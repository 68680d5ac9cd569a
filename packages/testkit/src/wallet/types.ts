import type { Address, EIP1193Provider, Hex, TypedDataDefinition } from 'viem'
import type { Personality } from './personality.ts'
import type { PreparedTransaction } from './preparedTransaction.ts'

/** An account that the wallet holds. */
export interface WalletAccount {
  /** Must belong to the key. */
  readonly address: Address
  /** 32 bytes. For tests only: it is not protected. */
  readonly privateKey: Hex
  /** Shown in the wallet. Default: the shortened address. */
  readonly name?: string | undefined
}

/** A network that the wallet knows. */
export interface WalletChain {
  /** The chain id. */
  readonly id: number
  /** Shown in the wallet. */
  readonly name: string
  /** Without an endpoint, the wallet cannot read or send on the chain (4901). */
  readonly rpcUrl?: string | undefined
  /** Symbol of the native currency, which always has 18 decimals. Default 'ETH'. */
  readonly symbol?: string | undefined
}

/** A token that a page asks the wallet to show (EIP-747). */
export interface WatchedAsset {
  /** The token's contract. */
  readonly address: Address
  /** 1 to 11 characters, as the page claims. */
  readonly symbol: string
  /** As the page claims; not read from the token. */
  readonly decimals: number
  /** URL of the token's icon, as the page claims. Undefined if it gave none. */
  readonly image?: string | undefined
}

/** What the wallet asks its user, by kind. */
export type RequestDetails =
  | { readonly kind: 'connect'; readonly accounts: readonly WalletAccount[] }
  | { readonly kind: 'unlock' }
  | {
      readonly kind: 'signMessage'
      readonly account: WalletAccount
      /** The text; undefined if the bytes are not readable text. */
      readonly text: string | undefined
      readonly raw: Hex
    }
  | {
      readonly kind: 'signTypedData'
      readonly account: WalletAccount
      readonly typedData: TypedDataDefinition
    }
  | {
      readonly kind: 'sendTransaction'
      readonly account: WalletAccount
      readonly transaction: PreparedTransaction
    }
  | {
      readonly kind: 'sendCalls'
      readonly account: WalletAccount
      readonly transactions: readonly PreparedTransaction[]
      /** Whether all calls succeed or none is executed. */
      readonly atomic: boolean
    }
  | { readonly kind: 'switchChain'; readonly target: WalletChain }
  | { readonly kind: 'addChain'; readonly target: WalletChain }
  | { readonly kind: 'watchAsset'; readonly asset: WatchedAsset }

/** A request that the wallet shows to its user. */
export type WalletRequest = RequestDetails & {
  /** Unique among the wallet's requests. */
  readonly id: string
  /** The JSON-RPC method. */
  readonly method: string
  /** Origin of the page that sent it. */
  readonly origin: string
  /** The chain of the request: the wallet's current one, or the batch's. */
  readonly chain: WalletChain
}

/** A JSON-RPC error. */
export interface ErrorShape {
  /** Default: none, as some wallets send errors without a code. */
  readonly code?: number | undefined
  readonly message: string
  readonly data?: unknown
}

/** The user's answer; in tests, any answer in the user's place. */
export type Decision =
  /** `accounts` are those to share with a site that connects. Default: the selected one. */
  | { readonly kind: 'approve'; readonly accounts?: readonly Address[] | undefined }
  /** With 4001. */
  | { readonly kind: 'reject' }
  /** Rejects with this error. */
  | { readonly kind: 'error'; readonly error: ErrorShape }
  /** Resolves with this result; the wallet itself does nothing. */
  | { readonly kind: 'result'; readonly result: unknown }

/** A request before the wallet handles it. */
export interface RawRequest {
  readonly id: string
  readonly method: string
  readonly params: readonly unknown[]
}

/** The part of the Web Storage API that the wallet uses. */
export interface StorageArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Storage of the wallet's state. */
export interface WalletStorage {
  /** Key of the one entry that holds the state. */
  readonly key: string
  /** Default: localStorage. An area that throws counts as empty. */
  readonly area?: StorageArea | undefined
  /** State stored under another instance id is dropped. */
  readonly instanceId?: string | undefined
}

/** The wallet's state. */
export interface WalletState {
  /** Approved for a site if the user names no accounts. */
  readonly selected: Address
  /**
   * The accounts that the site may see, hidden while locked. Empty if the site is not connected.
   */
  readonly permitted: readonly Address[]
  /** The current chain, also one that neither the wallet nor the app knows. */
  readonly chainId: number
  /** Hides the accounts from the site. */
  readonly locked: boolean
  /** Networks that pages added, in order. */
  readonly added: readonly WalletChain[]
  /** Oldest first. The last 50 are stored. */
  readonly batches: readonly Batch[]
}

/** A batch of calls (EIP-5792). */
export interface Batch {
  readonly id: string
  readonly chainId: number
  readonly atomic: boolean
  /** Empty until the user confirms. */
  readonly hashes: readonly Hex[]
  /** True if nothing was or will be sent (status 400). */
  readonly failed: boolean
}

/** Options of `createWalletEngine`. */
export interface WalletEngineOptions {
  /** At least one; the first is selected. */
  readonly accounts: readonly WalletAccount[]
  /** At least one. Pages may add others. */
  readonly chains: readonly WalletChain[]
  /** Default: the first of `chains`. */
  readonly initialChainId?: number | undefined
  /** Those of its accounts that the site sees from the start. Default: none. */
  readonly connectedAccounts?: readonly Address[] | undefined
  /** The real wallet whose behaviour it imitates. Default: one that follows the standards. */
  readonly personality?: Personality | undefined
  /** Asks the user. Stays pending until the request is answered. */
  decide(request: WalletRequest): Promise<Decision>
  /** Called before the wallet handles a request; undefined lets it through. */
  intercept?: ((request: RawRequest) => Promise<Decision | undefined>) | undefined
  /** Called when a second identical request is refused with -32002. Default: nothing is called. */
  onDuplicate?: ((method: string) => void) | undefined
  /** Keeps the state across reloads and tabs. Default: not kept. */
  readonly storage?: WalletStorage | undefined
  /** Default: the page's origin. */
  readonly origin?: string | undefined
  /** Used for the wallet's own reads. Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** A wallet: its provider, its state and the user's actions. */
export interface WalletEngine {
  /** For pages. */
  readonly provider: EIP1193Provider
  /** The same object until the state changes. */
  state(): WalletState
  /** Calls the listener after each change of the state, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** All networks that the wallet knows, including the current one. */
  chains(): readonly WalletChain[]
  /** Reads through the wallet's own endpoint. Throws the provider's errors. */
  read(chainId: number, method: string, params: readonly unknown[]): Promise<unknown>
  /** Hides the accounts from the site until unlocked. */
  lock(): void
  /** Shows the accounts to a connected site again. */
  unlock(): void
  /** Selects another account on a connected site. Throws a RangeError for an unknown index. */
  switchAccount(index: number): void
  /** Switches the chain, also to an id that neither the wallet nor the app knows. */
  switchChain(chainId: number): void
  /** Emits `disconnect` with 4900; requests fail with 4900 until the connection is restored. */
  dropConnection(): void
  /** Emits `connect`; requests are answered again. */
  restoreConnection(): void
  /** Revokes all of the site's permissions. */
  revoke(): void
  /** Emits any event with any payload. */
  emit(event: string, payload: unknown): void
  /** Stops listening to other tabs. */
  stop(): void
}
