import type { WalletDefinition } from '../walletDefinition.ts'

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
