import type { WalletDefinition } from '../walletDefinition.ts'
import { definitionOf } from './walletFacts.ts'

/** Phantom: extension and phone app. */
export const phantomWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'phantom',
  name: 'Phantom',
  iconUrl: new URL('../artwork/phantom.svg', import.meta.url).href,
  iconBackground: '#9a8aee',
  iconAccent: '#ab9ff2',
  rdns: ['app.phantom'],
  injected: { flags: ['isPhantom'], paths: ['phantom.ethereum'] },
  kind: 'injected',
  site: 'phantom.app/download',
  app: { ios: 1598432977, android: 'app.phantom' },
  chrome: 'bfnaelmomeimhlpmgjnjophhpkkoljpa',
  firefox: 'phantom-app',
  help: 'help.phantom.app',
})

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

/** Taho: extension. */
export const tahoWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'taho',
  name: 'Taho',
  iconUrl: new URL('../artwork/taho.svg', import.meta.url).href,
  iconBackground: '#d08e39',
  rdns: ['xyz.taho.wallet'],
  injected: { flags: ['isTally', 'isTaho'], paths: ['tally'] },
  kind: 'injected',
  site: 'taho.xyz',
  extensionSite: 'taho.xyz',
  chrome: 'eajafomhmkipbjmfmhebemolkcicgfmd',
})

/** Backpack: extension and phone app. */
export const backpackWallet: WalletDefinition = /* @__PURE__ */ definitionOf({
  id: 'backpack',
  name: 'Backpack',
  iconUrl: new URL('../artwork/backpack.svg', import.meta.url).href,
  iconBackground: '#0c0d10',
  iconAccent: '#e33e3f',
  rdns: ['app.backpack', 'app.backpack.mobile'],
  injected: { flags: ['isBackpack'], paths: ['backpack.ethereum'] },
  kind: 'injected',
  site: 'backpack.app/download',
  app: { ios: 6445964121, android: 'app.backpack.mobile' },
  chrome: 'aflkmfhebedbjioipglgcbcmnbpgliof',
  extensionSite: 'backpack.app/download',
  help: 'support.backpack.exchange/support/wallet',
})

/** Enkrypt: extension. */
export const enkryptWallet: WalletDefinition = {
  id: 'enkrypt',
  name: 'Enkrypt',
  iconUrl: new URL('../artwork/enkrypt.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#7e44f2',
  rdns: ['com.enkrypt'],
  injected: { flags: ['isEnkrypt'], paths: ['enkrypt.providers.ethereum'] },
  downloadUrls: {
    chrome: 'https://chromewebstore.google.com/detail/kkpllkodjeloidieedojogacfhpaihoh',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/gfenajajnjjmmdojhdjmnngomkhlnfjl',
    firefox: 'https://addons.mozilla.org/firefox/addon/enkrypt/',
    opera: 'https://addons.opera.com/en/extensions/details/enkrypt/',
    safari: 'https://apps.apple.com/app/id1640164309',
    browserExtension: 'https://www.enkrypt.com/',
  },
  instructions: { extension: { learnMoreUrl: 'https://blog.enkrypt.com/what-is-a-web3-wallet/' } },
}
