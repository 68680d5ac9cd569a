import type { ConnectionState } from '../connection/useConnectionState.ts'

/** The wallet's chain as a page of its own may show it (Spec §3, chain display). */
export interface ChainDisplay {
  readonly id: number
  /** The app's name for it; undefined for a chain that the app does not know. */
  readonly name: string | undefined
  readonly iconUrl: string | undefined
  readonly iconBackground: string | undefined
  readonly unsupported: boolean
}

/** The chain of a session; undefined while nobody is connected. */
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
