import type { WalletDefinition } from '../walletDefinition.ts'

/** Core: extension and phone app. */
export const coreWallet: WalletDefinition = {
  id: 'core',
  name: 'Core',
  iconUrl: new URL('../artwork/core.svg', import.meta.url).href,
  iconBackground: '#28282e',
  iconAccent: '#1a1a1c',
  rdns: ['app.core.extension'],
  injected: { flags: ['isAvalanche'], paths: ['avalanche'] },
  kind: 'walletConnect',
  links: { mobile: 'core://wc?uri={uri}' },
  downloadUrls: {
    qrCode: 'https://core.app/?downloadCoreMobile=1',
    ios: 'https://apps.apple.com/app/id6443685999',
    android: 'https://play.google.com/store/apps/details?id=com.avaxwallet',
    chrome: 'https://chromewebstore.google.com/detail/agoakfejjabomempkjlepdflaleeobhb',
    browserExtension: 'https://extension.core.app/',
  },
  instructions: {
    qrCode: {
      learnMoreUrl: 'https://support.avax.network/en/articles/6115608',
    },
    extension: { learnMoreUrl: 'https://extension.core.app/' },
  },
}
