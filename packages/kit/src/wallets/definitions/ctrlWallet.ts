import type { WalletDefinition } from '../walletDefinition.ts'

export const ctrlWallet: WalletDefinition = {
  id: 'ctrl',
  name: 'Ctrl Wallet',
  shortName: 'Ctrl',
  iconBackground: '#000000',
  iconAccent: '#000000',
  rdns: ['ctrl.xyz', 'io.xdefi'],
  injected: { flags: ['isXDEFI', '__XDEFI'], paths: ['xfi.ethereum'] },
  downloadUrls: {
    chrome: 'https://chromewebstore.google.com/detail/ctrl-wallet/hmeobnfnfcmdkdcmlblgagmfpfboieaf',
    browserExtension: 'https://ctrl.xyz',
  },
  instructions: { extension: { learnMoreUrl: 'https://ctrl.xyz' } },
}
