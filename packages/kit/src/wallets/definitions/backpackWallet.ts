import type { WalletDefinition } from '../walletDefinition.ts'

/** Backpack: extension and phone app. */
export const backpackWallet: WalletDefinition = {
  id: 'backpack',
  name: 'Backpack',
  iconUrl: new URL('../artwork/backpack.svg', import.meta.url).href,
  iconBackground: '#0c0d10',
  iconAccent: '#e33e3f',
  rdns: ['app.backpack', 'app.backpack.mobile'],
  injected: { flags: ['isBackpack'], paths: ['backpack.ethereum'] },
  downloadUrls: {
    qrCode: 'https://backpack.app/download',
    ios: 'https://apps.apple.com/app/id6445964121',
    android: 'https://play.google.com/store/apps/details?id=app.backpack.mobile',
    chrome: 'https://chromewebstore.google.com/detail/aflkmfhebedbjioipglgcbcmnbpgliof',
    browserExtension: 'https://backpack.app/download',
  },
  instructions: {
    qrCode: { learnMoreUrl: 'https://support.backpack.exchange/support/wallet' },
    extension: { learnMoreUrl: 'https://support.backpack.exchange/support/wallet' },
  },
}
