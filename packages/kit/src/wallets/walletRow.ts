import type { Connector } from 'wagmi'
import type { WalletDefinition, WalletDownloads } from './walletDefinition.ts'
import type { InstructionSets } from './walletInstructions.ts'

/** A wallet of 'Connect a Wallet' on this device (docs/spec-map.md §3, wallet entry). */
export interface WalletEntry {
  /** The definition's id, else the rdns of the announcement. Not the connector's: several wallets share one. */
  readonly id: string
  /** Sanitized, also where the wallet itself said it. */
  readonly name: string
  /** For narrow places. */
  readonly shortName: string
  /** A checked data URI of the wallet's own, or a file of the page. */
  readonly iconUrl: string | undefined
  readonly iconBackground: string | undefined
  /** Hex value. */
  readonly iconAccent: string | undefined
  /** Can be connected right now. */
  readonly ready: boolean
  /** Its provider is in this page: an extension, or the wallet's own browser. */
  readonly installed: boolean
  /** On phones: not ready, but there is an extension for other browsers. Shown '(unsupported)'. */
  readonly unsupported: boolean
  /** Among the last three wallets that connected. */
  readonly recent: boolean
  readonly groupName: string
  /** Groups are shown in the order of their index. */
  readonly groupIndex: number
  /** The extension for this very browser. */
  readonly extensionDownloadUrl: string | undefined
  /** The app for this phone; elsewhere the page that serves every phone. */
  readonly mobileDownloadUrl: string | undefined
  readonly downloadUrls: WalletDownloads
  /** How to get started with it. Undefined for a wallet that is merely announced. */
  readonly instructions: InstructionSets | undefined
}

/** A wallet entry with what the dialog needs beside it. */
export interface WalletRow extends WalletEntry {
  /** The page brings it along: it is no extension. */
  readonly own: boolean
  /** What to connect with; undefined when not ready. */
  readonly connector: Connector | undefined
  /** Undefined for a wallet that is merely announced. */
  readonly definition: WalletDefinition | undefined
  /** Shown beside the name of a stranger that calls itself like a listed wallet: its rdns. */
  readonly rdnsNote: string | undefined
  /** Two providers announced themselves under its rdns: one of them is not what it says. */
  readonly disputed: boolean
}

export interface WalletGroup {
  /** 'demo', 'installed', or the configured name. */
  readonly id: string
  /** The configured name; the kit's own are translated by id. */
  readonly name: string
  readonly index: number
  readonly wallets: readonly WalletRow[]
  /** Rows that are neither installed nor recent stand behind 'Show all'. */
  readonly collapsed: boolean
}
