import type { StorageLike } from '../../storage/storageLike.ts'

/** How the wallet's app names this site when it asks its user. */
export interface WalletConnectMetadata {
  readonly name: string
  readonly description?: string | undefined
  /** Default: the page's origin, which wallets compare with what they see. */
  readonly url?: string | undefined
  /** Addresses of pictures. Default: none. */
  readonly icons?: readonly string[] | undefined
}

export interface WalletConnectOptions {
  /** 32 hexadecimal digits, from WalletConnect's dashboard. */
  readonly projectId: string
  readonly metadata: WalletConnectMetadata
  /** `wss://…`, or `ws://…` on this machine. Default: WalletConnect's own relay. */
  readonly relayUrl?: string | undefined
  /**
   * Takes the place of the link that hands the pairing to an app on this device, with a host's official
   * modal for example. Called inside the visitor's click.
   */
  readonly openModal?: ((uri: string) => unknown) | undefined
  /** Methods to ask the wallet for beyond the kit's own. It may refuse any of them. */
  readonly methods?: readonly string[] | undefined
  /** Prefix of what is stored. Default 'foyer'. */
  readonly storageKey?: string | undefined
  /** Sessions of another instance are dropped; for local chains that start anew. */
  readonly instanceId?: string | undefined
  /** Default: the browser's local storage, or memory where it is refused. */
  readonly storage?: StorageLike | undefined
}
