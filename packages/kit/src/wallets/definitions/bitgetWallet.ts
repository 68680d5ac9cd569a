import type { WalletDefinition } from '../walletDefinition.ts'

/** Bitget Wallet: extension and phone app. */
export const bitgetWallet: WalletDefinition = {
  id: 'bitget',
  name: 'Bitget Wallet',
  shortName: 'Bitget',
  otherNames: ['BitKeep'],
  iconUrl: new URL('../artwork/bitget.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#00f0ff',
  rdns: ['com.bitget.web3'],
  injected: { flags: ['isBitKeep'], paths: ['bitkeep.ethereum'] },
  kind: 'walletConnect',
  links: { ios: 'bitkeep://wc?uri={uri}', android: '{rawUri}' },
  downloadUrls: {
    qrCode: 'https://web3.bitget.com/en/wallet-download',
    ios: 'https://apps.apple.com/app/id1395301115',
    android: 'https://web3.bitget.com/en/wallet-download?type=0',
    chrome: 'https://chromewebstore.google.com/detail/jiidiaalihmmhddjgbnbgdfflelocpak',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://web3.bitget.com/en/academy' },
    extension: { learnMoreUrl: 'https://web3.bitget.com/en/academy' },
  },
}
