import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Rabby Wallet: extension and phone app. */
export const rabbyWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'rabby',
  name: 'Rabby Wallet',
  iconUrl: new URL('../artwork/rabby.svg', import.meta.url).href,
  iconBackground: '#8697ff',
  iconAccent: '#7084ff',
  rdns: ['io.rabby'],
  injected: { flags: ['isRabby'] },
  links: { mobile: 'rabby://wc?uri={uri}' },
  site: 'rabby.io',
  app: { ios: 6474381673, android: 'com.debank.rabbymobile' },
  chrome: 'acmacodkjbdgmoleebolmdjonilkdbch',
  extensionSite: 'rabby.io',
})
