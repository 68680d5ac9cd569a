import type { Address, EIP1193Provider, Hex, TypedDataDefinition } from 'viem'
import type { Personality } from './personalities.ts'
import type { PreparedTransaction } from './preparedTransaction.ts'

export interface WalletAccount {
  readonly address: Address
  readonly privateKey: Hex
  readonly name?: string | undefined
}

export interface WalletChain {
  readonly id: number
  readonly name: string
  /** Without one, the wallet is on the chain but can read and send nothing there (4901). */
  readonly rpcUrl?: string | undefined
  /** Of the native currency; 'ETH' unless given. On the chain it always has 18 decimals. */
  readonly symbol?: string | undefined
}

/** A token that a page asks the wallet to show (EIP-747). */
export interface WatchedAsset {
  readonly address: Address
  readonly symbol: string
  readonly decimals: number
  readonly image?: string | undefined
}

/** What the wallet asks its user about, by kind. */
export type RequestDetails =
  | { readonly kind: 'connect'; readonly accounts: readonly WalletAccount[] }
  | { readonly kind: 'unlock' }
  | {
      readonly kind: 'signMessage'
      readonly account: WalletAccount
      /** The text, or undefined where the bytes are not readable text. */
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
      /** All of them happen, or none. */
      readonly atomic: boolean
    }
  | { readonly kind: 'switchChain'; readonly target: WalletChain }
  | { readonly kind: 'addChain'; readonly target: WalletChain }
  | { readonly kind: 'watchAsset'; readonly asset: WatchedAsset }

export type WalletRequest = RequestDetails & {
  readonly id: string
  readonly method: string
  /** Origin of the page that asks. */
  readonly origin: string
  /** The chain that the request is about: the wallet's own, or the batch's. */
  readonly chain: WalletChain
}

export interface ErrorShape {
  /** Left out: an error without a code, as some wallets answer. */
  readonly code?: number | undefined
  readonly message: string
  readonly data?: unknown
}

/** The user's answer; or, in tests, whatever the wallet shall answer in the user's place. */
export type Decision =
  | { readonly kind: 'approve'; readonly accounts?: readonly Address[] | undefined }
  | { readonly kind: 'reject' }
  | { readonly kind: 'error'; readonly error: ErrorShape }
  | { readonly kind: 'result'; readonly result: unknown }

/** A request as it came in, before the wallet looks at it. */
export interface RawRequest {
  readonly id: string
  readonly method: string
  readonly params: readonly unknown[]
}

export interface StorageArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface WalletStorage {
  readonly key: string
  /** localStorage unless given. An area that throws is treated as empty. */
  readonly area?: StorageArea | undefined
  /** What another instance has stored is dropped. */
  readonly instanceId?: string | undefined
}

export interface WalletState {
  readonly selected: Address
  /** What the site may see. Empty: the site is not connected. Hidden while locked. */
  readonly permitted: readonly Address[]
  readonly chainId: number
  readonly locked: boolean
  /** Networks that pages have added, in this order. */
  readonly added: readonly WalletChain[]
  readonly batches: readonly Batch[]
}

/** A batch of calls (EIP-5792). */
export interface Batch {
  readonly id: string
  readonly chainId: number
  readonly atomic: boolean
  /** Empty while the user has not confirmed. */
  readonly hashes: readonly Hex[]
  /** Set when nothing was or will be sent: 400. */
  readonly failed: boolean
}

export interface WalletEngineOptions {
  readonly accounts: readonly WalletAccount[]
  readonly chains: readonly WalletChain[]
  readonly initialChainId?: number | undefined
  readonly personality?: Personality | undefined
  /** Asks the user. Never settles if the request is not answered. */
  decide(request: WalletRequest): Promise<Decision>
  /** Looks at each request before the wallet does; undefined lets it through. */
  intercept?: ((request: RawRequest) => Promise<Decision | undefined>) | undefined
  /** Called when a second identical request is refused with -32002. */
  onDuplicate?: ((method: string) => void) | undefined
  readonly storage?: WalletStorage | undefined
  /** The page's origin unless given. */
  readonly origin?: string | undefined
  /** For the wallet's own reads. The global one unless given. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

export interface WalletEngine {
  readonly provider: EIP1193Provider
  state(): WalletState
  subscribe(listener: () => void): () => void
  /** All networks that the wallet knows, its current one included. */
  chains(): readonly WalletChain[]
  /** A read through the wallet's own endpoint. Throws like the provider. */
  read(chainId: number, method: string, params: readonly unknown[]): Promise<unknown>
  lock(): void
  unlock(): void
  /** Shows another account to a connected site. Throws a RangeError for an unknown index. */
  switchAccount(index: number): void
  /** Also to an id that neither wallet nor app knows. */
  switchChain(chainId: number): void
  /** `disconnect` with 4900; every request fails with 4900 until the connection is restored. */
  dropConnection(): void
  restoreConnection(): void
  /** Takes all permissions away from the site. */
  revoke(): void
  /** Sends any event with any payload. */
  emit(event: string, payload: unknown): void
  /** Ends listening to other tabs. */
  stop(): void
}
