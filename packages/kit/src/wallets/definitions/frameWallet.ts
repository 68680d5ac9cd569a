import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Frame: desktop app with an extension. */
export const frameWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'frame',
  name: 'Frame',
  iconBackground: '#121c20',
  rdns: ['sh.frame'],
  injected: { flags: ['isFrame'] },
  kind: 'injected',
  site: 'frame.sh/',
  extensionSite: 'frame.sh',
  chrome: 'ldcoohedfbjoobcadoglnnmmfbdlmmhf',
  firefox: 'frame-extension',
  help: 'docs.frame.sh/docs/Getting%20Started/Installation/',
})
