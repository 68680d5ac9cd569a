import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Zerion: extension and phone app. */
export const zerionWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'zerion',
  name: 'Zerion',
  iconUrl: new URL('../artwork/zerion.svg', import.meta.url).href,
  iconBackground: '#2962ef',
  rdns: ['io.zerion.wallet'],
  injected: { flags: ['isZerion'], paths: ['zerionWallet'] },
  links: { ios: 'zerion://wc?uri={uri}', android: '{rawUri}' },
  site: 'zerion.io/download',
  app: { ios: 1456732565, android: 'io.zerion.android' },
  chrome: 'klghhnkeealcohjjanjjdaeeggmfmlpl',
  help: 'zerion.io/',
  extensionHelp: 'zerion.io/extension',
})
