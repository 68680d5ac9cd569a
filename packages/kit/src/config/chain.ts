import type { ChainContract, Chain as ViemChain } from 'viem'

/**
 * A network: viem's `Chain`, so those of `viem/chains` work as they are, with optional fields for what the kit shows
 * and tells wallets. `rpcUrls.default` lists the endpoints in the order of preference (docs/spec-map.md §3).
 */
export interface Chain extends ViemChain {
  readonly contracts?: ChainContracts | undefined
  /** Picture, as a URL or a path of the page. Default: the name's first letter. */
  readonly iconUrl?: string | undefined
  /** CSS colour behind the picture. */
  readonly iconBackground?: string | undefined
  /** Short machine name ("network key"), for file names and logs. */
  readonly key?: string | undefined
  /**
   * What the page says beside balances. `configuredDecimals`: that they are shown with the decimals that were
   * configured. Default: nothing.
   */
  readonly note?: 'configuredDecimals' | undefined
  /**
   * Name that wallets are told when they add the chain: they compare it with a registry and warn when it differs.
   * Default: `name`.
   */
  readonly walletName?: string | undefined
  /**
   * Decimals of the currency that wallets are told when they add the chain, 0 to 36. Default: those of
   * `nativeCurrency`. Wallets insist on 18 (EIP-3085).
   */
  readonly walletDecimals?: number | undefined
  /**
   * Endpoints that wallets are told when they add the chain; wallets keep and show them. Default: those of
   * `rpcUrls.default.http` without credentials, query or anything that looks like a key.
   */
  readonly walletRpcUrls?: readonly [string, ...string[]] | undefined
}

type ViemContracts = NonNullable<ViemChain['contracts']>

/** viem's contracts. Each name takes what `multicall3` takes, since viem's type also has an index. */
export type ChainContracts = {
  readonly [name in keyof ViemContracts]: ViemContracts[name] | MulticallContract
} & { readonly multicall3?: MulticallContract | undefined }

export interface MulticallContract extends ChainContract {
  /** Runs the contract's code in each call instead of calling it, where it may not be deployed. Default false. */
  readonly deployless?: boolean | undefined
}

/** At least one chain; the first is the default. */
export type Chains = readonly [Chain, ...Chain[]]
