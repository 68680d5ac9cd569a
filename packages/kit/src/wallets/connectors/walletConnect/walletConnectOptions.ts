import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'

export const walletConnectId = 'walletConnect'
export const walletConnectName = 'WalletConnect'

/** How wallets describe this site to their users. */
export interface WalletConnectMetadata {
  /** The app's name. */
  readonly name: string
  /** One sentence about the app. Default: none. */
  readonly description?: string | undefined
  /** Default: the page's origin. Wallets compare it with the origin that they see. */
  readonly url?: string | undefined
  /** Icon URLs. Default: none. */
  readonly icons?: readonly string[] | undefined
}

/** Options of `walletConnect`. */
export interface WalletConnectOptions {
  /** The project id from WalletConnect's dashboard, 32 hexadecimal digits. */
  readonly projectId: string
  /** How wallets describe this site to their users. */
  readonly metadata: WalletConnectMetadata
  /** `wss://…`, or `ws://…` on localhost. Default: WalletConnect's own relay. */
  readonly relayUrl?: string | undefined
  /**
   * Replaces the link that opens a wallet app on this device, for example with WalletConnect's own
   * modal. Called within the visitor's click.
   */
  readonly openModal?: ((uri: string) => unknown) | undefined
  /**
   * JSON-RPC methods to request in addition to the kit's own. The wallet may refuse any of them.
   * `requireChainProof` needs 'eth_getBlockByNumber'. Default: none.
   */
  readonly methods?: readonly string[] | undefined
  /** Prefix of the storage keys. Default 'foyer'. */
  readonly storageKey?: string | undefined
  /**
   * Id of the chain instance, for local chains that restart. Sessions of another id are dropped.
   * Default: none.
   */
  readonly instanceId?: string | undefined
  /** Default: the browser's local storage, or memory if that is unavailable. */
  readonly storage?: StorageLike | undefined
}
