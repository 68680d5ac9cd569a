import type { WalletDefinition } from '../walletDefinition.ts'

/** OKX Wallet: extension and phone app. */
export const okxWallet: WalletDefinition = {
  id: 'okx',
  name: 'OKX Wallet',
  shortName: 'OKX',
  iconUrl: new URL('../artwork/okx.svg', import.meta.url).href,
  iconBackground: '#000000',
  iconAccent: '#000000',
  rdns: ['com.okex.wallet'],
  injected: { flags: ['isOkxWallet', 'isOKExWallet'], paths: ['okxwallet'] },
  kind: 'walletConnect',
  links: { ios: 'okex://main/wc?uri={uri}', android: '{rawUri}' },
  downloadUrls: {
    qrCode: 'https://www.okx.com/web3',
    ios: 'https://apps.apple.com/app/okx-buy-bitcoin-eth-crypto/id1327268470',
    android: 'https://play.google.com/store/apps/details?id=com.okinc.okex.gp',
    mobile: 'https://www.okx.com/web3',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/okx-wallet/pbpjkcldjiffchgbbndmhojiacbgflha',
    firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
    chrome: 'https://chromewebstore.google.com/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.okx.com/web3' },
    extension: { learnMoreUrl: 'https://www.okx.com/web3' },
  },
}
