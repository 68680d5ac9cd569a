/** The package that has RainbowKit's names. */
export const rainbowKitPackage = '@foyer/rainbowkit'

/** Wallets of RainbowKit that the kit does not list, by the name of their function. */
export const unlistedWallets: ReadonlySet<string> = new Set(
  `anchorageDigital berasig best bitski bitverse bloom clv compass dawn desig fox frontier gemini
  iopay kaia kaikas kresus magicEden meco nest nova okto omni paraSwap porto ramper safeheron seif
  tokenary universalProfiles valora wigwam xPortal zeal zilPay`
    .split(/\s+/)
    .map((name) => `${name}Wallet`),
)

/** Modules of RainbowKit, with the module that has their exports. */
export const movedModules: ReadonlyMap<string, string> = new Map([
  ['@rainbow-me/rainbowkit', rainbowKitPackage],
  ['@rainbow-me/rainbowkit/wallets', rainbowKitPackage],
  ['@rainbow-me/rainbowkit/styles.css', '@foyer/kit/styles.css'],
  ['@rainbow-me/rainbowkit/dist/index.css', '@foyer/kit/styles.css'],
])

/** Modules without a counterpart, with what to do instead. */
export const unmovedModules: ReadonlyMap<string, string> = new Map([
  [
    '@rainbow-me/rainbowkit/components',
    'the dialogs are not components: open them with useAccountModal and useChainModal. Avatar is exported by @foyer/kit.',
  ],
  [
    '@rainbow-me/rainbowkit-siwe-next-auth',
    'use the sign-in of the kit with @foyer/auth, or keep Auth.js and write an adapter (createAuthenticationAdapter).',
  ],
])

/** Exports of RainbowKit that have no counterpart, with what to do instead. */
export const unmovedNames: ReadonlyMap<string, string> = new Map([
  ['__private__', "RainbowKit's internals have no counterpart."],
])
