import type { WalletDefinition } from '../walletDefinition.ts'

/** Rabby Wallet: extension and phone app. */
export const rabbyWallet: WalletDefinition = {
  id: 'rabby',
  name: 'Rabby Wallet',
  shortName: 'Rabby',
  iconUrl: new URL('../artwork/rabby.svg', import.meta.url).href,
  iconBackground: '#8697ff',
  iconAccent: '#7084ff',
  rdns: ['io.rabby'],
  injected: { flags: ['isRabby'] },
  kind: 'walletConnect',
  links: { mobile: 'rabby://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://rabby.io',
    ios: 'https://apps.apple.com/app/id6474381673',
    android: 'https://play.google.com/store/apps/details?id=com.debank.rabbymobile',
    chrome: 'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch',
    browserExtension: 'https://rabby.io',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://rabby.io/' },
    extension: { learnMoreUrl: 'https://rabby.io/' },
  },
}
