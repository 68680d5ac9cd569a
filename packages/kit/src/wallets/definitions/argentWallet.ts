import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Renamed to Ready in 2025; the app still uses Argent's link scheme. */
export const argentWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'argent',
  name: 'Ready (Argent)',
  shortName: 'Ready',
  iconUrl: new URL('../artwork/ready.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#ff875b',
  links: { ios: 'argent://app/wc?uri={uri}', android: '{rawUri}' },
  site: 'www.ready.co/app',
  app: { ios: 1358741926, android: 'im.argent.contractwalletclient' },
  help: 'www.ready.co/',
})
