import { type Chain, chainById } from '../config/chain.ts'
import type { Kit } from '../config/kit.ts'
import { slot } from '../config/slot.ts'

/** Where names and avatars come from. Only the configured hosts are contacted. */
export interface NamesOptions {
  /**
   * Chain 1, with `contracts.ensUniversalResolver`. Default: chain 1 of `chains`; without one,
   * accounts have no names.
   */
  readonly chain?: Chain | undefined
  /**
   * URLs of the batch gateways (ENSIP-21) for names kept outside chain 1 (ERC-3668). Each learns
   * whose name is looked up. Default: none; such names are neither shown nor found.
   */
  readonly gateways?: readonly string[] | undefined
  /** Origins, besides the page's own, that avatars may be loaded from. Default: none. */
  readonly avatarOrigins?: readonly string[] | undefined
  /**
   * Gateway for `ipfs://` avatars, such as 'https://host/ipfs/'. Its origin must be in
   * `avatarOrigins`. Default: none.
   */
  readonly ipfsGateway?: string | undefined
  /**
   * Serves avatars that the page cannot load itself (an NFT, another host), such as
   * 'https://host/mainnet/avatar/'; the name is appended. Its origin must be in `avatarOrigins`.
   * Default: none.
   */
  readonly avatarService?: string | undefined
}

/** `NamesOptions` with defaults applied. */
export interface NamesConfig extends NamesOptions {
  /** Undefined without `contracts.ensUniversalResolver`: accounts have no names. */
  readonly chain: Chain | undefined
  readonly gateways: readonly string[]
  readonly avatarOrigins: readonly string[]
}

/** The chain that holds ENS names. */
export const namesChainId = 1

/** Where names come from; provided with the options by `kit/assembleKit.ts`. */
export const namesConfig = slot('namesConfig', (kit) => createNamesConfig(kit))

/** Applies the defaults of `NamesOptions`. */
export function createNamesConfig(
  { chains }: Pick<Kit, 'chains'>,
  { avatarOrigins = [], chain, gateways = [], ...options }: NamesOptions = {},
): NamesConfig {
  const configured = chain ?? chainById(chains, namesChainId)
  const hasNames = configured?.contracts?.ensUniversalResolver !== undefined
  return { ...options, avatarOrigins, gateways, chain: hasNames ? configured : undefined }
}

/**
 * Chains whose accounts may have a primary name of their own (ENSIP-19): those with a reverse
 * registrar.
 */
const chainsWithNames: ReadonlySet<number> = new Set([10, 8453, 42161, 59144, 534352])

/** The chain whose primary names apply to a chain: itself, or 1 when it has none. */
export function nameScope(chainId: number | undefined): number {
  return chainId !== undefined && chainsWithNames.has(chainId) ? chainId : namesChainId
}
