import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Ctrl Wallet: extension and phone app. */
export const ctrlWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'ctrl',
  name: 'Ctrl Wallet',
  otherNames: ['XDEFI'],
  iconUrl: new URL('../artwork/ctrl.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#000000',
  rdns: ['xyz.ctrl', 'ctrl.xyz', 'io.xdefi'],
  injected: { flags: ['isCTRL', 'isXDEFI', '__XDEFI'], paths: ['xfi.ethereum'] },
  links: { mobile: 'ctrl-mobile://wc?uri={uri}' },
  site: 'ctrl.xyz',
  app: { ios: 6630386336, android: 'xyz.ctrl.wallet' },
  chrome: 'hmeobnfnfcmdkdcmlblgagmfpfboieaf',
  extensionSite: 'ctrl.xyz',
})
