import type { Address } from 'viem'

/** A chain's own coin. `decimals` is what the page shows with; on the chain the unit is always wei. */
export interface ChainCurrency {
  readonly name: string
  readonly symbol: string
  /** Decimals for display, 0 to 36. */
  readonly decimals: number
  /** What `wallet_addEthereumChain` sends instead, where wallets insist on 18 (EIP-3085). */
  readonly walletDecimals?: number | undefined
  /** 'configuredDecimals': the page says beside balances that the decimals are as configured. */
  readonly note?: 'configuredDecimals' | undefined
}

/** One network as an app configures it (Spec §3, supported chains). */
export interface ChainRecord {
  /** EIP-155 chain id, a positive integer. */
  readonly id: number
  /** The name the app shows; never replaced by a library's. */
  readonly name: string
  /**
   * The name that wallets are told when they add the chain, where the registries that they compare it with have another
   * one: wallets warn about a name that differs. Default: `name`.
   */
  readonly walletName?: string | undefined
  /** Short machine name ("network key"), used for file names and logs. */
  readonly key: string
  readonly nativeCurrency: ChainCurrency
  /** JSON-RPC endpoints in the order of preference. */
  readonly rpcUrls: readonly [string, ...string[]]
  /**
   * Endpoints that wallets are told when they add the chain. Default: those of `rpcUrls` without credentials, query or
   * anything like a key, since a wallet keeps and shows what it is told.
   */
  readonly walletRpcUrls?: readonly [string, ...string[]] | undefined
  readonly webSocketUrl?: string | undefined
  readonly explorer: { readonly name: string; readonly url: string }
  /** `deployless`: read without the contract, for chains where its presence is unproven. */
  readonly multicall: { readonly address: Address; readonly deployless?: boolean | undefined }
  readonly ens?: { readonly universalResolver: Address } | undefined
  readonly iconUrl?: string | undefined
  readonly iconBackground?: string | undefined
}
