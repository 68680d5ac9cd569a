import type { WalletDefinition } from './walletDefinition.ts'

export const metaMask: WalletDefinition = {
  id: 'metaMask',
  name: 'MetaMask',
  rdns: ['io.metamask', 'io.metamask.mobile', 'io.metamask.flask'],
  iconBackground: '#ffffff',
  downloadUrls: {
    qrCode: 'https://metamask.io/download',
    ios: 'https://apps.apple.com/app/metamask/id1438144202',
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    browserExtension: 'https://metamask.io/download',
  },
}
