import type { WalletDefinition } from './walletDefinition.ts'

export const coinbase: WalletDefinition = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  rdns: ['com.coinbase.wallet'],
  iconBackground: '#0052ff',
  downloadUrls: {
    qrCode: 'https://www.coinbase.com/wallet/downloads',
    ios: 'https://apps.apple.com/app/coinbase-wallet-nfts-crypto/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    browserExtension: 'https://www.coinbase.com/wallet/downloads',
  },
}
