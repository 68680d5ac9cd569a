import type { WalletDefinition } from '../walletDefinition.ts'

/** Ctrl Wallet: extension and phone app. */
export const ctrlWallet: WalletDefinition = {
  id: 'ctrl',
  name: 'Ctrl Wallet',
  shortName: 'Ctrl',
  iconUrl: new URL('../artwork/ctrl.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#000000',
  rdns: ['xyz.ctrl', 'ctrl.xyz', 'io.xdefi'],
  injected: { flags: ['isCTRL', 'isXDEFI', '__XDEFI'], paths: ['xfi.ethereum'] },
  kind: 'walletConnect',
  links: { ios: 'ctrl-mobile://wc?uri={uri}', android: 'ctrl-mobile://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://ctrl.xyz',
    ios: 'https://apps.apple.com/app/ctrl-wallet/id6630386336',
    android: 'https://play.google.com/store/apps/details?id=xyz.ctrl.wallet',
    mobile: 'https://ctrl.xyz',
    chrome: 'https://chromewebstore.google.com/detail/ctrl-wallet/hmeobnfnfcmdkdcmlblgagmfpfboieaf',
    browserExtension: 'https://ctrl.xyz',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://ctrl.xyz' },
    extension: { learnMoreUrl: 'https://ctrl.xyz' },
  },
}
