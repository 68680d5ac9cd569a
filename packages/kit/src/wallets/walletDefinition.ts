import type { InstructionSets } from './walletInstructions.ts'

/** Where a wallet can be had. All https addresses. */
export interface WalletDownloads {
  /** What a phone's camera opens: a page that serves every phone. */
  readonly qrCode?: string | undefined
  readonly ios?: string | undefined
  readonly android?: string | undefined
  /** A page for phones that have neither of the two. */
  readonly mobile?: string | undefined
  readonly chrome?: string | undefined
  readonly edge?: string | undefined
  readonly firefox?: string | undefined
  readonly opera?: string | undefined
  readonly safari?: string | undefined
  /** A page that serves every browser, for those that are not named. */
  readonly browserExtension?: string | undefined
}

/**
 * How a wallet's provider is told from others in a page to which nothing was announced (EIP-6963): by
 * the flags that it sets on `window.ethereum` or an entry of `window.ethereum.providers`, or by a place of
 * its own in the window.
 */
export interface InjectedTraits {
  /** One of these is true on the provider, e.g. `isRabby`. */
  readonly flags?: readonly string[] | undefined
  /** None of these is true: others set this wallet's flag to be taken for it. */
  readonly notFlags?: readonly string[] | undefined
  /** Dotted paths from the window to the provider, e.g. `okxwallet.ethereum`. */
  readonly paths?: readonly string[] | undefined
  /** Whatever is at `paths`, unless another row stands for it: 'Browser Wallet'. */
  readonly any?: boolean | undefined
}

/**
 * Links that hand a WalletConnect pairing to the wallet's app. `{uri}` stands for the escaped pairing
 * URI, `{rawUri}` for it as it is (`wc:…`, EIP-1328).
 */
export interface WalletLinks {
  readonly ios?: string | undefined
  readonly android?: string | undefined
  /** For phones that have neither of the two. */
  readonly mobile?: string | undefined
  readonly desktop?: string | undefined
  /** Where the desktop link opens. Default 'tab' for http(s) links, 'window' for others. */
  readonly desktopTarget?: 'tab' | 'window' | undefined
}

/** What a wallet connects through where its provider is not in the page. */
export type WalletKind = 'injected' | 'walletConnect' | 'coinbase' | 'safe'

/** A wallet that the app names, whether or not it is installed (Spec §3, wallet entry). */
export interface WalletDefinition {
  /** Unique in the list; the 'Recent' list remembers it. */
  readonly id: string
  readonly name: string
  /** For narrow places. Default: the name. */
  readonly shortName?: string | undefined
  /** A file of the page, or a data URI. */
  readonly iconUrl?: string | undefined
  /** CSS colour behind the picture, and behind the letter that stands in for it. */
  readonly iconBackground: string
  /** Hex value, `#rgb` or `#rrggbb` (Spec §5). */
  readonly iconAccent?: string | undefined
  /** Reverse domain names under which the wallet announces itself (EIP-6963). */
  readonly rdns?: readonly string[] | undefined
  readonly injected?: InjectedTraits | undefined
  /** Default 'injected': no way in but its own provider. */
  readonly kind?: WalletKind | undefined
  readonly links?: WalletLinks | undefined
  readonly downloadUrls?: WalletDownloads | undefined
  readonly instructions?: InstructionSets | undefined
}

/** Wallets under one heading. 'Popular', 'More' and 'Installed' are translated. */
export interface WalletGroupDefinition {
  readonly groupName: string
  readonly wallets: readonly WalletDefinition[]
  /** What is not installed stands behind 'Show all' or search. Default: in the group 'More' only. */
  readonly collapsed?: boolean | undefined
}

/** Loads the wallets together with the connect dialog; called once, and again after a failure. */
export type LoadWalletGroups = () => Promise<readonly WalletGroupDefinition[]>
