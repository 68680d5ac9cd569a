import type { WalletDefinition } from '../walletDefinition.ts'

/** Part of the Brave browser, so it has no downloads. */
export const braveWallet: WalletDefinition = {
  id: 'brave',
  name: 'Brave Wallet',
  shortName: 'Brave',
  iconUrl: new URL('../artwork/brave.svg', import.meta.url).href,
  iconBackground: '#ffffff',
  iconAccent: '#f1562b',
  rdns: ['com.brave.wallet'],
  injected: { flags: ['isBraveWallet'] },
}
