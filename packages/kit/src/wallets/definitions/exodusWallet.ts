import type { WalletDefinition } from '../walletDefinition.ts'

/** Exodus: extension and phone app. */
export const exodusWallet: WalletDefinition = {
  id: 'exodus',
  name: 'Exodus',
  iconUrl: new URL('../artwork/exodus.svg', import.meta.url).href,
  iconBackground: '#1f2033',
  iconAccent: '#5a4fcf',
  rdns: ['com.exodus.web3-wallet'],
  injected: { flags: ['isExodus'], paths: ['exodus.ethereum'] },
  kind: 'walletConnect',
  links: {
    ios: 'exodus://wc?uri={uri}',
    android: '{rawUri}',
  },
  downloadUrls: {
    qrCode: 'https://www.exodus.com/download/',
    ios: 'https://apps.apple.com/app/id1414384820',
    android: 'https://play.google.com/store/apps/details?id=exodusmovement.exodus',
    chrome: 'https://chromewebstore.google.com/detail/aholpfdialjgjfhomihkjbmgjidlcdno',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.exodus.com/support/' },
    extension: { learnMoreUrl: 'https://www.exodus.com/support/' },
  },
}
