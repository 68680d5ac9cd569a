import type { WalletDefinition } from '../walletDefinition.ts'

/** Ctrl Wallet: extension and phone app. */
export const ctrlWallet: WalletDefinition = {
  id: 'ctrl',
  name: 'Ctrl Wallet',
  shortName: 'Ctrl',
  otherNames: ['XDEFI'],
  iconUrl: new URL('../artwork/ctrl.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#000000',
  rdns: ['xyz.ctrl', 'ctrl.xyz', 'io.xdefi'],
  injected: { flags: ['isCTRL', 'isXDEFI', '__XDEFI'], paths: ['xfi.ethereum'] },
  kind: 'walletConnect',
  links: { mobile: 'ctrl-mobile://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://ctrl.xyz',
    ios: 'https://apps.apple.com/app/id6630386336',
    android: 'https://play.google.com/store/apps/details?id=xyz.ctrl.wallet',
    chrome: 'https://chromewebstore.google.com/detail/hmeobnfnfcmdkdcmlblgagmfpfboieaf',
    browserExtension: 'https://ctrl.xyz',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://ctrl.xyz' },
    extension: { learnMoreUrl: 'https://ctrl.xyz' },
  },
}
