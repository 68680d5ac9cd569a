import type { ChainContract, Chain as ViemChain } from 'viem'

/**
 * A network: viem's `Chain`, so the chains of `viem/chains` work unchanged, plus optional fields
 * for display and for wallets. `rpcUrls.default` lists endpoints in order of preference.
 */
export interface Chain extends ViemChain {
  /** viem's contracts. Names need `ensUniversalResolver` on chain 1. Default: none. */
  readonly contracts?: ChainContracts | undefined
  /** Icon, as a URL or a path on the page. Default: the first letter of the name. */
  readonly iconUrl?: string | undefined
  /** CSS colour behind the icon. Default: none. */
  readonly iconBackground?: string | undefined
  /** Short machine-readable name ("network key") for file names and logs. Default: none. */
  readonly key?: string | undefined
  /**
   * Whether accounts can hold the native currency. Without it there is no native balance: nodes
   * answer with a filler. Default true; false on Tempo, which has none.
   */
  readonly hasNativeToken?: boolean | undefined
  /**
   * Note shown beside balances. `configuredDecimals` says that they use the configured decimals.
   * Default: none.
   */
  readonly note?: 'configuredDecimals' | undefined
  /**
   * Name sent to wallets when they add the chain. Wallets compare it with a registry and warn when
   * it differs. Default: `name`.
   */
  readonly walletName?: string | undefined
  /**
   * Currency decimals sent to wallets when they add the chain, 0 to 36. Default 18, the only number
   * that MetaMask accepts.
   */
  readonly walletDecimals?: number | undefined
  /**
   * Endpoints sent to wallets when they add the chain; wallets store and show them. Default: the
   * URLs of `rpcUrls.default.http` that are https or on this machine and have no credentials, query
   * or anything that looks like a key.
   */
  readonly walletRpcUrls?: readonly [string, ...string[]] | undefined
}

type ViemContracts = NonNullable<ViemChain['contracts']>

/**
 * viem's contracts. Every entry accepts `MulticallContract`, because viem's type also has an index
 * signature.
 */
export type ChainContracts = {
  readonly [name in keyof ViemContracts]: ViemContracts[name] | MulticallContract
} & {
  /** Combines reads that are made at the same time into one call. Default: none. */
  readonly multicall3?: MulticallContract | undefined
}

/** The multicall3 contract of a chain. */
export interface MulticallContract extends ChainContract {
  /**
   * Sends the contract's code with each call, for chains where it may be missing. Default false.
   */
  readonly deployless?: boolean | undefined
}

/** At least one chain; the first is the default. */
export type Chains = readonly [Chain, ...Chain[]]

/** The chain with this id, if it is one of these. */
export function chainById<T extends ViemChain>(
  chains: readonly T[],
  chainId: number | undefined,
): T | undefined {
  return chains.find(({ id }) => id === chainId)
}
