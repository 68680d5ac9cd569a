/** Pictures of the wallets that 'Get a Wallet' names, by the kit's id: files of this page. */
export const walletIcons = {
  coinbase: '/images/wallets/coinbase.svg',
  metaMask: '/images/wallets/metamask.svg',
  rainbow: '/images/wallets/rainbow.svg',
} as const satisfies Readonly<Record<string, string>>
