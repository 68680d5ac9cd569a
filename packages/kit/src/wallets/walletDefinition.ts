/** Download URLs of a wallet. All https. */
export interface WalletDownloads {
  /** A page for every phone, shown as a QR code. Default: `mobile`. */
  readonly qrCode?: string | undefined
  /** For iOS. Default: `mobile`, or else `qrCode`. */
  readonly ios?: string | undefined
  /** For Android. Default: `mobile`, or else `qrCode`. */
  readonly android?: string | undefined
  /** A page for phones if `ios`, `android` or `qrCode` is missing. */
  readonly mobile?: string | undefined
  /** The extension. Edge and Opera install it too, if they have no entry of their own. */
  readonly chrome?: string | undefined
  /** Default: `chrome`, or else `browserExtension`. */
  readonly edge?: string | undefined
  /** Default: `browserExtension`. */
  readonly firefox?: string | undefined
  /** Default: `chrome`, or else `browserExtension`. */
  readonly opera?: string | undefined
  /** On desktops. Default: `browserExtension`. */
  readonly safari?: string | undefined
  /** A page for browsers without an entry above. */
  readonly browserExtension?: string | undefined
}

/**
 * How to recognize a wallet's provider that was not announced (EIP-6963): by its flags on
 * `window.ethereum` or an entry of `window.ethereum.providers`, or by its own property of `window`.
 */
export interface InjectedTraits {
  /** One of these is true on the provider, e.g. `isRabby`. */
  readonly flags?: readonly string[] | undefined
  /** None of these is true. Excludes wallets that imitate this one's flag. */
  readonly notFlags?: readonly string[] | undefined
  /** Dotted paths from the window to the provider, e.g. `okxwallet.ethereum`. */
  readonly paths?: readonly string[] | undefined
  /** Any provider at `paths` that no other row represents: 'Browser Wallet'. */
  readonly any?: boolean | undefined
}

/**
 * Templates of links that pass a WalletConnect pairing to the wallet's app. `{uri}` is replaced by
 * the percent-encoded pairing URI, `{rawUri}` by the URI itself (`wc:…`, EIP-1328).
 */
export interface WalletLinks {
  /** Default: `mobile`. */
  readonly ios?: string | undefined
  /** Default: `mobile`. */
  readonly android?: string | undefined
  /** For phones if `ios` or `android` is missing. Default: no link. */
  readonly mobile?: string | undefined
  /** For a desktop app. Default: none. */
  readonly desktop?: string | undefined
  /** How the desktop link opens. Default 'tab' for http(s) links, 'window' for others. */
  readonly desktopTarget?: 'tab' | 'window' | undefined
}

/** How a wallet connects if its provider is not in the page. */
export type WalletKind = 'injected' | 'walletConnect' | 'coinbase' | 'safe'

/** A wallet that the app configures, installed or not. */
export interface WalletDefinition {
  /** Unique among all configured wallets. Stored for recent wallets. */
  readonly id: string
  /** Shown as is, in every language. */
  readonly name: string
  /** For narrow spaces. Default: the name. */
  readonly shortName?: string | undefined
  /** Other names that visitors may search for, such as a former one. Default: none. */
  readonly otherNames?: readonly string[] | undefined
  /**
   * A URL on the page's own origin, or a data URI. The icon of an installed wallet takes
   * precedence. Default: the first letter of the name.
   */
  readonly iconUrl?: string | undefined
  /** CSS colour behind the icon, or behind the letter that replaces a missing one. */
  readonly iconBackground: string
  /** The wallet's own colour, `#rgb` or `#rrggbb`, for your views; the kit does not draw it. */
  readonly iconAccent?: string | undefined
  /** Reverse domain names under which the wallet announces itself (EIP-6963). Default: none. */
  readonly rdns?: readonly string[] | undefined
  /** How to find its provider if it was not announced. Default: by `rdns` only. */
  readonly injected?: InjectedTraits | undefined
  /** Default 'injected': only through its own provider. */
  readonly kind?: WalletKind | undefined
  /**
   * Id of the wagmi connector that connects it, for a wallet with its own connector. The connector
   * is one of the config's `connectors`; without it the wallet is not ready.
   */
  readonly connectorId?: string | undefined
  /** Links that open the wallet's app with a pairing. Default: none. */
  readonly links?: WalletLinks | undefined
  /** Where to get the wallet. Default: no downloads. */
  readonly downloadUrls?: WalletDownloads | undefined
  /** How to get started. Default: the kit's own steps. */
  readonly instructions?: InstructionSets | undefined
}

/** Wallets under one heading. The names 'Popular', 'More' and 'Installed' are translated. */
export interface WalletGroupDefinition {
  /** The heading. Any name but these three is shown as is. */
  readonly groupName: string
  /** At least one, with ids that no other group has. */
  readonly wallets: readonly WalletDefinition[]
  /**
   * Hides wallets that are not installed behind 'Show all'. Default: true for 'More', else false.
   */
  readonly collapsed?: boolean | undefined
  /**
   * Loads further wallets, once the visitor presses 'Show all', searches, or has used one of them
   * lately. Those that are configured already are left out. Default: none.
   */
  readonly loadMore?: (() => Promise<readonly WalletDefinition[]>) | undefined
}

/** Loads the wallets, together with the connect dialog. Called once, and again after a failure. */
export type LoadWalletGroups = () => Promise<readonly WalletGroupDefinition[]>
/** What a step asks the visitor to do. */
export type InstructionKind = 'create' | 'install' | 'refresh' | 'scan'

/** One step of a wallet's instructions. */
export interface InstructionStep {
  /** Chooses the picture. */
  readonly kind: InstructionKind
  /** Shown as is: in the language of the app. */
  readonly title: string
  /** Shown as is, like the title. */
  readonly description: string
  /** Help with this step, https. Default: the set's `learnMoreUrl`. */
  readonly learnMoreUrl?: string | undefined
}

/** Instructions for getting started with a wallet. */
export interface InstructionSet {
  /** The wallet's help page, https, shown as 'Learn More'. Default: ethereum.org's wallet page. */
  readonly learnMoreUrl?: string | undefined
  /** Replaces the kit's translated steps. */
  readonly steps?: readonly InstructionStep[] | undefined
}

/** A wallet's instructions, by what is installed. */
export interface InstructionSets {
  /** For the app on a phone. */
  readonly qrCode?: InstructionSet | undefined
  /** For the extension in this browser. */
  readonly extension?: InstructionSet | undefined
}
