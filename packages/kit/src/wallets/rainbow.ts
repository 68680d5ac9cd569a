import type { WalletDefinition } from './walletDefinition.ts'

export const rainbow: WalletDefinition = {
  id: 'rainbow',
  name: 'Rainbow',
  rdns: ['me.rainbow'],
  iconBackground: '#0c2f78',
  downloadUrls: {
    qrCode: 'https://rainbow.me/download',
    ios: 'https://apps.apple.com/app/rainbow-ethereum-wallet/id1457119021',
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    browserExtension: 'https://rainbow.me/extension',
  },
}
