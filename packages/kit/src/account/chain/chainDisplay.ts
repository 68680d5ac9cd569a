import type { ConnectionState } from '../../wallets/connection/useConnectionState.ts'

/** The wallet's chain, for a custom connect button. */
export interface ChainDisplay {
  /** The wallet's chain id, configured or not. */
  readonly id: number
  /** The configured name; undefined for a chain that is not configured. */
  readonly name: string | undefined
  /** As configured; undefined for a chain without one. */
  readonly iconUrl: string | undefined
  /** CSS colour behind the icon; undefined for a chain without one. */
  readonly iconBackground: string | undefined
  /** Whether the chain is missing from the config. */
  readonly unsupported: boolean
}

/** The chain of a connection; undefined while disconnected. */
export function chainDisplay({
  chain,
  chainId,
  unsupported,
}: Pick<ConnectionState, 'chain' | 'chainId' | 'unsupported'>): ChainDisplay | undefined {
  if (chainId === undefined) return undefined
  return {
    id: chainId,
    name: chain?.name,
    iconUrl: chain?.iconUrl,
    iconBackground: chain?.iconBackground,
    unsupported,
  }
}
