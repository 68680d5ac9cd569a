import type { WalletDefinition } from '../walletDefinition.ts'

/** Gate Wallet: extension and phone app. */
export const gateWallet: WalletDefinition = {
  id: 'gate',
  name: 'Gate Wallet',
  shortName: 'Gate',
  iconUrl: new URL('../artwork/gate.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#2354e6',
  rdns: ['io.gate.wallet'],
  injected: { flags: ['isGateWallet'], paths: ['gatewallet'] },
  kind: 'walletConnect',
  links: { ios: 'gtweb3wallet://wc?uri={uri}', android: '{rawUri}' },
  downloadUrls: {
    qrCode: 'https://www.gate.io/web3',
    ios: 'https://apps.apple.com/app/id1294998195',
    android: 'https://play.google.com/store/apps/details?id=com.gateio.gateio',
    chrome: 'https://chromewebstore.google.com/detail/cpmkedoipcpimgecpmgpldfpohjplkpp',
    browserExtension: 'https://www.gate.io/web3',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://www.gate.io/learn' },
    extension: { learnMoreUrl: 'https://www.gate.io/learn' },
  },
}
