import type { WalletDefinition } from '@foyer/kit/wallets'
import type { CreateConnectorFn } from 'wagmi'

/** One step of a custom wallet's instructions. */
export interface RainbowKitStep {
  readonly step: 'install' | 'create' | 'scan' | 'connect' | 'refresh'
  readonly title: string
  readonly description: string
}

interface Instructions {
  readonly instructions?:
    | { readonly learnMoreUrl: string; readonly steps: readonly RainbowKitStep[] }
    | undefined
}

/** What RainbowKit passes to a wallet's `createConnector`. */
export interface WalletDetailsParams {
  /** The wallet, without `createConnector`, `definition` and `hidden`. */
  readonly rkDetails: Readonly<Record<string, unknown>>
}

/** A wallet in RainbowKit's terms. */
export interface Wallet {
  /** Unique among all wallets. Also the id of the connector that `createConnector` creates. */
  readonly id: string
  /** Accepted and without effect: a wallet is found by `rdns`. */
  readonly aliases?: readonly string[] | undefined
  /** Shown as is, in every language. */
  readonly name: string
  /** For narrow spaces. Default: the name. */
  readonly shortName?: string | undefined
  /** The name under which the wallet announces itself (EIP-6963). Default: none. */
  readonly rdns?: string | undefined
  /** A URL on the page's own origin or a data URI, or a function that loads it. '' for none. */
  readonly iconUrl: string | (() => Promise<string>)
  /** CSS colour behind the icon. */
  readonly iconBackground: string
  /** `#rgb` or `#rrggbb`. The kit does not draw it. */
  readonly iconAccent?: string | undefined
  /** False: offers the download instead, unless the wallet uses WalletConnect. */
  readonly installed?: boolean | undefined
  /** https, by the keys of `WalletDownloads`, such as `chrome` or `ios`. */
  readonly downloadUrls?: Readonly<Record<string, string | undefined>> | undefined
  /** True leaves the wallet out. Called once, when the connectors are created. */
  readonly hidden?: (() => boolean) | undefined
  /**
   * `getUri` is called with a sample, and its result is used as a template: it must contain the
   * pairing URI, as it is or percent-encoded.
   */
  readonly mobile?: { readonly getUri?: ((uri: string) => string) | undefined } | undefined
  /** `getUri` as for `mobile`. `instructions` have no effect. */
  readonly desktop?:
    | ({ readonly getUri?: ((uri: string) => string) | undefined } & Instructions)
    | undefined
  /** For the app on a phone. `getUri` has no effect: the QR code is the pairing URI. */
  readonly qrCode?: ({ readonly getUri: (uri: string) => string } & Instructions) | undefined
  /** For the extension in this browser. */
  readonly extension?: Instructions | undefined
  /**
   * Not called with `installed: false`, or if it comes from `getWalletConnectConnector`, as that of
   * the kit's own wallets does.
   */
  readonly createConnector: CreateConnector
  /** The kit's definition of this wallet, whose links and detection are used. */
  readonly definition?: WalletDefinition | undefined
}

/** Creates a wallet's wagmi connector. */
export type CreateConnector = (details: WalletDetailsParams) => CreateConnectorFn

/**
 * Options of WalletConnect that RainbowKit passes through. The kit uses `metadata` and `relayUrl`.
 */
export interface RainbowKitWalletConnectParameters {
  /** How wallets describe the app. */
  readonly metadata?:
    | {
        /** Default: `appName`. */
        readonly name?: string | undefined
        /** Default: `appDescription`. */
        readonly description?: string | undefined
        /** Default: `appUrl`, or else the page's origin. */
        readonly url?: string | undefined
        /** Icon URLs. Default: `appIcon`. */
        readonly icons?: readonly string[] | undefined
      }
    | undefined
  /** `wss://…`. Default: WalletConnect's own relay. */
  readonly relayUrl?: string | undefined
  /** Any other option of WalletConnect. Ignored. */
  readonly [option: string]: unknown
}

/** The argument of wallet functions. */
export interface CreateWalletParams {
  /** From WalletConnect's dashboard, 32 hexadecimal digits. Only wallets that use it need it. */
  readonly projectId: string
  /** Shown in wallets. */
  readonly appName: string
  /** URL of an icon that WalletConnect wallets show. Default: none. */
  readonly appIcon?: string | undefined
  readonly walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
}

/** Creates a wallet, for example `metaMaskWallet`. */
export type CreateWalletFn = (params: CreateWalletParams) => Wallet

/** A wallet of the kit as a function. It can also be called in a list: `() => injectedWallet()`. */
export interface KnownWalletFn {
  (params?: Partial<CreateWalletParams>): Wallet
  /** Of `coinbaseWallet`: accepted and without effect. */
  preference?: unknown
}

/** Groups of wallets with headings. */
export type WalletList = {
  /** The heading. 'Popular', 'More' and 'Installed' are translated. */
  readonly groupName: string
  readonly wallets: readonly CreateWalletFn[]
}[]
