/** The entry of the kit that has RainbowKit's names. */
export const rainbowKitEntry = '@foyer/kit/rainbowkit'

/** Wallets of RainbowKit that the kit does not list, by the name of their function. */
export const unlistedWallets: ReadonlyMap<string, string> = new Map([
  ['anchorageDigitalWallet', 'Anchorage Digital'],
  ['berasigWallet', 'BeraSig'],
  ['bestWallet', 'Best Wallet'],
  ['bitskiWallet', 'Bitski'],
  ['bitverseWallet', 'Bitverse'],
  ['bloomWallet', 'Bloom'],
  ['clvWallet', 'CLV'],
  ['compassWallet', 'Compass'],
  ['dawnWallet', 'Dawn'],
  ['desigWallet', 'Desig'],
  ['foxWallet', 'FoxWallet'],
  ['frontierWallet', 'Frontier'],
  ['geminiWallet', 'Gemini'],
  ['iopayWallet', 'ioPay'],
  ['kaiaWallet', 'Kaia'],
  ['kaikasWallet', 'Kaikas'],
  ['kresusWallet', 'Kresus'],
  ['magicEdenWallet', 'Magic Eden'],
  ['mecoWallet', 'MeCo'],
  ['nestWallet', 'Nest'],
  ['novaWallet', 'Nova'],
  ['oktoWallet', 'Okto'],
  ['omniWallet', 'Omni'],
  ['paraSwapWallet', 'ParaSwap'],
  ['portoWallet', 'Porto'],
  ['ramperWallet', 'Ramper'],
  ['safeheronWallet', 'Safeheron'],
  ['seifWallet', 'Seif'],
  ['tokenaryWallet', 'Tokenary'],
  ['universalProfilesWallet', 'Universal Profiles'],
  ['valoraWallet', 'Valora'],
  ['wigwamWallet', 'Wigwam'],
  ['xPortalWallet', 'xPortal'],
  ['zealWallet', 'Zeal'],
  ['zilPayWallet', 'ZilPay'],
])

/** Modules of RainbowKit, with the kit's module that has their exports. */
export const movedModules: ReadonlyMap<string, string> = new Map([
  ['@rainbow-me/rainbowkit', rainbowKitEntry],
  ['@rainbow-me/rainbowkit/wallets', rainbowKitEntry],
  ['@rainbow-me/rainbowkit/styles.css', '@foyer/kit/styles.css'],
  ['@rainbow-me/rainbowkit/dist/index.css', '@foyer/kit/styles.css'],
])

/** Modules without a counterpart, with what to do instead. */
export const unmovedModules: ReadonlyMap<string, string> = new Map([
  [
    '@rainbow-me/rainbowkit/components',
    'The dialogs are not components: open them with useAccountModal and useChainModal. Avatar is exported by @foyer/kit.',
  ],
  [
    '@rainbow-me/rainbowkit-siwe-next-auth',
    'Use the sign-in of the kit with @foyer/auth, or keep Auth.js and write an adapter (createAuthenticationAdapter).',
  ],
])

/** Exports of RainbowKit that the kit does not have, with what to do instead. */
export const unmovedNames: ReadonlyMap<string, string> = new Map([
  ['__private__', "RainbowKit's internals have no counterpart."],
])
