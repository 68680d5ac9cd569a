export interface CoinbaseOptions {
  /** The app's name, as the wallet shows it. */
  readonly appName: string
  /** The https URL of the app's logo. Default: none. */
  readonly appLogoUrl?: string | undefined
}

export const coinbaseId = 'coinbaseWallet'
export const coinbaseName = 'Coinbase Wallet'
