import type { WalletDefinition } from '../walletDefinition.ts'

/** Bitget Wallet: extension and phone app. */
export const bitgetWallet: WalletDefinition = {
  id: 'bitget',
  name: 'Bitget Wallet',
  shortName: 'Bitget',
  iconUrl: new URL('../artwork/bitget.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#00f0ff',
  rdns: ['com.bitget.web3'],
  injected: { flags: ['isBitKeep'], paths: ['bitkeep.ethereum'] },
  kind: 'walletConnect',
  links: { ios: 'bitkeep://wc?uri={uri}', android: '{rawUri}' },
  downloadUrls: {
    qrCode: 'https://web3.bitget.com/en/wallet-download',
    ios: 'https://apps.apple.com/app/bitkeep/id1395301115',
    android: 'https://web3.bitget.com/en/wallet-download?type=0',
    mobile: 'https://web3.bitget.com/en/wallet-download?type=2',
    chrome:
      'https://chromewebstore.google.com/detail/bitkeep-crypto-nft-wallet/jiidiaalihmmhddjgbnbgdfflelocpak',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://web3.bitget.com/en/academy' },
    extension: { learnMoreUrl: 'https://web3.bitget.com/en/academy' },
  },
}
