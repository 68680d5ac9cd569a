import type { Chain } from '../config/chain.ts'
import type { Kit } from '../config/kit.ts'

/** Where names and pictures of accounts come from. Nobody but the configured hosts is ever asked. */
export interface NamesOptions {
  /**
   * Chain 1, with `contracts.ensUniversalResolver`. Default: chain 1 among `chains`; without one accounts have no names.
   */
  readonly chain?: Chain | undefined
  /**
   * Batch gateways (ENSIP-21) that may be asked for names kept outside of chain 1 (ERC-3668), https addresses. Each learns
   * whose name is looked up. Default: none, and such names are shown as the address.
   */
  readonly gateways?: readonly string[] | undefined
  /** Origins beside the page's own that pictures may be loaded from. Default: none. */
  readonly avatarOrigins?: readonly string[] | undefined
  /** Serves `ipfs://` pictures, as 'https://host/ipfs/'; its origin must be among `avatarOrigins`. Default: none. */
  readonly ipfsGateway?: string | undefined
  /**
   * Serves the picture of a name whose record the page cannot load itself (an NFT, another host), as
   * 'https://host/mainnet/avatar/', to which the name is appended; its origin must be among `avatarOrigins`. Default: none.
   */
  readonly avatarService?: string | undefined
}

/** The same, filled in. */
export interface NamesConfig {
  readonly chain: Chain | undefined
  readonly gateways: readonly string[]
  readonly avatarOrigins: readonly string[]
  readonly ipfsGateway: string | undefined
  readonly avatarService: string | undefined
}

/** The chain that names are kept on. */
export const namesChainId = 1

/** Where a kit's names come from; without options, chain 1 as configured. */
export function namesConfig(
  { chains }: Pick<Kit, 'chains'>,
  { avatarOrigins = [], avatarService, chain, gateways = [], ipfsGateway }: NamesOptions = {},
): NamesConfig {
  const configured = chain ?? chains.find(({ id }) => id === namesChainId)
  return {
    chain: configured?.contracts?.ensUniversalResolver ? configured : undefined,
    gateways,
    avatarOrigins,
    ipfsGateway,
    avatarService,
  }
}
