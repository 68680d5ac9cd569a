import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Core: extension and phone app. */
export const coreWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'core',
  name: 'Core',
  iconUrl: new URL('../artwork/core.svg', import.meta.url).href,
  iconBackground: '#28282e',
  iconAccent: '#1a1a1c',
  rdns: ['app.core.extension'],
  injected: { flags: ['isAvalanche'], paths: ['avalanche'] },
  links: { mobile: 'core://wc?uri={uri}' },
  site: 'core.app/?downloadCoreMobile=1',
  app: { ios: 6443685999, android: 'com.avaxwallet' },
  chrome: 'agoakfejjabomempkjlepdflaleeobhb',
  extensionSite: 'extension.core.app/',
  help: 'support.avax.network/en/articles/6115608',
  extensionHelp: 'extension.core.app/',
})
