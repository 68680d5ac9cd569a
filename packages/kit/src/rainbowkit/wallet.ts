import type { CreateConnectorFn } from 'wagmi'
import type { WalletDefinition } from '../wallets/walletDefinition.ts'

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
  readonly rkDetails: Readonly<Record<string, unknown>>
}

/** A wallet in RainbowKit's terms. */
export interface Wallet {
  readonly id: string
  /** Accepted and without effect: a wallet is found by `rdns`. */
  readonly aliases?: readonly string[] | undefined
  readonly name: string
  readonly shortName?: string | undefined
  /** The name under which the wallet announces itself (EIP-6963). */
  readonly rdns?: string | undefined
  readonly iconUrl: string | (() => Promise<string>)
  readonly iconBackground: string
  readonly iconAccent?: string | undefined
  /** False: offers the download instead, unless the wallet uses WalletConnect. */
  readonly installed?: boolean | undefined
  readonly downloadUrls?: Readonly<Record<string, string | undefined>> | undefined
  readonly hidden?: (() => boolean) | undefined
  readonly mobile?: { readonly getUri?: ((uri: string) => string) | undefined } | undefined
  readonly desktop?:
    | ({ readonly getUri?: ((uri: string) => string) | undefined } & Instructions)
    | undefined
  readonly qrCode?: ({ readonly getUri: (uri: string) => string } & Instructions) | undefined
  readonly extension?: Instructions | undefined
  readonly createConnector: CreateConnector
  /** The kit's definition of this wallet, whose links and detection are used. */
  readonly definition?: WalletDefinition | undefined
}

/** Creates a wallet's wagmi connector. */
export type CreateConnector = (details: WalletDetailsParams) => CreateConnectorFn

/** Options of WalletConnect that RainbowKit passes through. The kit uses `metadata` and `relayUrl`. */
export interface RainbowKitWalletConnectParameters {
  /** How wallets describe the app. Default: only the app's name. */
  readonly metadata?:
    | {
        readonly name?: string | undefined
        readonly description?: string | undefined
        readonly url?: string | undefined
        readonly icons?: readonly string[] | undefined
      }
    | undefined
  /** `wss://…`. Default: WalletConnect's own relay. */
  readonly relayUrl?: string | undefined
  readonly [option: string]: unknown
}

/** The argument of wallet functions. */
export interface CreateWalletParams {
  readonly projectId: string
  readonly appName: string
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
  readonly groupName: string
  readonly wallets: readonly CreateWalletFn[]
}[]
