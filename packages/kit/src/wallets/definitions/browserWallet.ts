import type { WalletDefinition } from '../walletDefinition.ts'

/** Whatever has put itself into the window, unless another row stands for it. */
export const browserWallet: WalletDefinition = {
  id: 'browser',
  name: 'Browser Wallet',
  shortName: 'Browser',
  iconUrl: new URL('../artwork/browser.svg', import.meta.url).href,
  iconBackground: '#2a2634',
  injected: { any: true, paths: ['ethereum'] },
}
