import type { WalletDefinition } from '../walletDefinition.ts'

/** 1inch Wallet: phone app. */
export const oneInchWallet: WalletDefinition = {
  id: 'oneInch',
  name: '1inch Wallet',
  shortName: '1inch',
  iconUrl: new URL('../artwork/oneinch.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#1b314f',
  injected: { flags: ['isOneInchIOSWallet', 'isOneInchAndroidWallet'] },
  kind: 'walletConnect',
  links: { mobile: 'oneinch://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://1inch.io/wallet',
    ios: 'https://apps.apple.com/app/id1546049391',
    android: 'https://play.google.com/store/apps/details?id=io.oneinch.android',
  },
  instructions: { qrCode: { learnMoreUrl: 'https://1inch.io/wallet' } },
}
