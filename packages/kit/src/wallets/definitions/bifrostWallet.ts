import type { WalletDefinition } from '../walletDefinition.ts'

/** Bifrost Wallet: phone app. */
export const bifrostWallet: WalletDefinition = {
  id: 'bifrost',
  name: 'Bifrost Wallet',
  shortName: 'Bifrost',
  iconUrl: new URL('../artwork/bifrost.svg', import.meta.url).href,
  iconBackground: '#435ae1',
  iconAccent: '#1a66ff',
  rdns: ['com.bifrostwallet'],
  injected: { flags: ['isBifrost'] },
  kind: 'walletConnect',
  links: {
    ios: 'bifrostwallet://wc?uri={uri}',
    android: '{rawUri}',
  },
  downloadUrls: {
    qrCode: 'https://bifrostwallet.com',
    ios: 'https://apps.apple.com/app/id1577198351',
    android: 'https://play.google.com/store/apps/details?id=com.bifrostwallet.app',
  },
  instructions: { qrCode: { learnMoreUrl: 'https://support.bifrostwallet.com/' } },
}
