/** The app name that wallets show when they ask for consent. */
export const walletAppName = 'RainbowKit App'

/** The name of this site, as visitors read it. */
export const siteName = 'Foyer'

/** Prefix of every key that the app writes into browser storage. */
export const storageKey = 'foyer'

/** The path of the demo's own explorer. */
export const explorerRoot = '/explorer'

/** The path of the documentation in the demo. */
export const docsRoot = '/docs'
