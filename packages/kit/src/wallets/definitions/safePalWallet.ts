import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** SafePal: extension and phone app. */
export const safePalWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'safePal',
  name: 'SafePal',
  iconUrl: new URL('../artwork/safepal.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#4a21ef',
  injected: { flags: ['isSafePal'], paths: ['safepalProvider'] },
  links: { mobile: 'safepalwallet://wc?uri={uri}' },
  site: 'www.safepal.com/en/download',
  app: { ios: 1548297139, android: 'io.safepal.wallet' },
  chrome: 'lgmpcpglpngdoalbgeoldeajfclnhafa',
  edge: 'apenkfbbpmhihehmihndmmcdanacolnh',
  firefox: 'safepal-extension-wallet',
  extensionSite: 'www.safepal.com/download?product=2',
  help: 'safepal.com/',
  extensionHelp: 'www.safepal.com/download?product=2',
})
