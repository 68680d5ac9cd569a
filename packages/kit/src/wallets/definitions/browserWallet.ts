import type { WalletDefinition } from '../walletDefinition.ts'

/** The provider in the window that no other row represents. */
export const browserWallet: WalletDefinition = {
  id: 'browser',
  name: 'Browser Wallet',
  shortName: 'Browser',
  iconUrl: new URL('../artwork/browser.svg', import.meta.url).href,
  iconBackground: '#2a2634',
  injected: { any: true, paths: ['ethereum'] },
}
