/** Where a wallet can be had. All https addresses. */
export interface WalletDownloads {
  /** A page that serves every platform; where a phone's camera leads, too. */
  readonly qrCode: string
  readonly ios?: string | undefined
  readonly android?: string | undefined
  readonly mobile?: string | undefined
  readonly browserExtension?: string | undefined
}

/** A wallet the app knows by name, whether or not it is installed (Spec §3, wallet entry). */
export interface WalletDefinition {
  readonly id: string
  readonly name: string
  readonly shortName?: string | undefined
  /** Reverse domain names under which the wallet announces itself (EIP-6963). */
  readonly rdns: readonly [string, ...string[]]
  readonly iconBackground: string
  readonly downloadUrls: WalletDownloads
}
