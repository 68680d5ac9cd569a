import type { Connector } from 'wagmi'
import type { InstructionSets, WalletDefinition, WalletDownloads } from './walletDefinition.ts'

/** A wallet in 'Connect a Wallet' on this device. */
export interface WalletEntry {
  /** The definition's id, else the announced rdns. Not the connector's, which wallets can share. */
  readonly id: string
  /** Sanitized, since an unlisted wallet chooses its own. */
  readonly name: string
  /** For narrow spaces. */
  readonly shortName: string
  /** The wallet's own validated data URI, or the definition's URL; undefined without either. */
  readonly iconUrl: string | undefined
  /**
   * CSS colour behind the icon, or behind the letter that replaces a missing one. Undefined for an
   * unlisted wallet.
   */
  readonly iconBackground: string | undefined
  /** `#rgb` or `#rrggbb`. Undefined if the definition has none, and for an unlisted wallet. */
  readonly iconAccent: string | undefined
  /** Can be connected now. */
  readonly ready: boolean
  /** Its provider is in the page: an extension, or the wallet's in-app browser. */
  readonly installed: boolean
  /** On phones: not ready, but has an extension for other browsers. Shown as '(unsupported)'. */
  readonly unsupported: boolean
  /** One of the last three wallets that connected. */
  readonly recent: boolean
  /** The configured name, 'Installed', 'More' or 'This site'; not translated. */
  readonly groupName: string
  /** Groups are sorted by this index. */
  readonly groupIndex: number
  /** The extension for this browser; undefined without one. */
  readonly extensionDownloadUrl: string | undefined
  /** The app for this phone; on desktops, the page for every phone. Undefined without one. */
  readonly mobileDownloadUrl: string | undefined
  /** As in the definition, with the default of `qrCode`; empty for an unlisted wallet. */
  readonly downloadUrls: WalletDownloads
  /** How to get started. Undefined for an unlisted wallet. */
  readonly instructions: InstructionSets | undefined
}

/** A wallet entry with the other fields that the dialog needs. */
export interface WalletRow extends WalletEntry {
  /** Part of the page, not an extension (`bundledWallets`). */
  readonly bundled: boolean
  /** The connector to use; undefined if not ready. */
  readonly connector: Connector | undefined
  /** Undefined for an unlisted wallet. */
  readonly definition: WalletDefinition | undefined
  /** The rdns of an unlisted wallet whose name is, or may look like, that of a configured one. */
  readonly rdnsNote: string | undefined
}

/** A group of rows in 'Connect a Wallet'. */
export interface WalletGroup {
  /** 'bundled', 'installed', or the configured name. */
  readonly id: string
  /** The configured name. The kit's groups are translated by id. */
  readonly name: string
  readonly wallets: readonly WalletRow[]
  /**
   * Rows that are neither installed, recent nor connectors of the page are hidden behind 'Show
   * all'.
   */
  readonly collapsed: boolean
  /** It has further wallets, which are not loaded yet. */
  readonly loadsMore?: boolean | undefined
}
