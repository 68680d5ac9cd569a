import type { WalletDefinition } from '../walletDefinition.ts'

/** Rabby Wallet: extension. */
export const rabbyWallet: WalletDefinition = {
  id: 'rabby',
  name: 'Rabby Wallet',
  shortName: 'Rabby',
  iconUrl: new URL('../artwork/rabby.svg', import.meta.url).href,
  iconBackground: '#8697ff',
  iconAccent: '#7084ff',
  rdns: ['io.rabby'],
  injected: { flags: ['isRabby'] },
  downloadUrls: {
    chrome:
      'https://chromewebstore.google.com/detail/rabby-wallet/acmacodkjbdgmoleebolmdjonilkdbch',
    browserExtension: 'https://rabby.io',
  },
  instructions: { extension: { learnMoreUrl: 'https://rabby.io/' } },
}
