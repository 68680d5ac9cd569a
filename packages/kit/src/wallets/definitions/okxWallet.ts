import type { WalletDefinition } from '../walletDefinition.ts'

/** Extension and phone app, which was part of the exchange's app before. */
export const okxWallet: WalletDefinition = {
  id: 'okx',
  name: 'OKX Wallet',
  shortName: 'OKX',
  otherNames: ['OKX exchange', '欧易'],
  iconUrl: new URL('../artwork/okx.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#000000',
  rdns: ['com.okex.wallet'],
  injected: { flags: ['isOkxWallet', 'isOKExWallet'], paths: ['okxwallet'] },
  kind: 'walletConnect',
  links: { mobile: 'okxwallet://main/wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://www.okx.com/web3',
    ios: 'https://apps.apple.com/app/id6743309484',
    android: 'https://play.google.com/store/apps/details?id=com.okx.wallet',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/pbpjkcldjiffchgbbndmhojiacbgflha',
    firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
    chrome: 'https://chromewebstore.google.com/detail/mcohilncbfahbmgdjkbpemcciiolgcge',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.okx.com/web3' },
    extension: { learnMoreUrl: 'https://www.okx.com/web3' },
  },
}
