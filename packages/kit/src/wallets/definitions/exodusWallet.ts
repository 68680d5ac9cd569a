import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Exodus: extension and phone app. */
export const exodusWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'exodus',
  name: 'Exodus',
  iconUrl: new URL('../artwork/exodus.svg', import.meta.url).href,
  iconBackground: '#1f2033',
  iconAccent: '#5a4fcf',
  rdns: ['com.exodus.web3-wallet'],
  injected: { flags: ['isExodus'], paths: ['exodus.ethereum'] },
  links: { ios: 'exodus://wc?uri={uri}', android: '{rawUri}' },
  site: 'www.exodus.com/download/',
  app: { ios: 1414384820, android: 'exodusmovement.exodus' },
  chrome: 'aholpfdialjgjfhomihkjbmgjidlcdno',
  help: 'www.exodus.com/support/',
})
