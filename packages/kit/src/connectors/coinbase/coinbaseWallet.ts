export interface CoinbaseOptions {
  /** The name that the wallet shows. */
  readonly appName: string
  /** An https picture that the wallet shows. Default: none. */
  readonly appLogoUrl?: string | undefined
}

export const coinbaseId = 'coinbaseWallet'
export const coinbaseName = 'Coinbase Wallet'
