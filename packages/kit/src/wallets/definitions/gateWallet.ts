import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Gate Wallet: extension and phone app. */
export const gateWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'gate',
  name: 'Gate Wallet',
  iconUrl: new URL('../artwork/gate.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#2354e6',
  rdns: ['io.gate.wallet'],
  injected: { flags: ['isGateWallet'], paths: ['gatewallet'] },
  links: { ios: 'gtweb3wallet://wc?uri={uri}', android: '{rawUri}' },
  site: 'www.gate.io/web3',
  app: { ios: 1294998195, android: 'com.gateio.gateio' },
  chrome: 'cpmkedoipcpimgecpmgpldfpohjplkpp',
  extensionSite: 'www.gate.io/web3',
  help: 'www.gate.io/learn',
})
