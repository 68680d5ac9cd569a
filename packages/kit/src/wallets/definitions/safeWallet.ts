import type { WalletDefinition } from '../walletDefinition.ts'

/** A smart account. Available only inside Safe's app, which shows this page in a frame. */
export const safeWallet: WalletDefinition = {
  id: 'safe',
  name: 'Safe',
  iconUrl: new URL('../artwork/safe.svg', import.meta.url).href,
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  kind: 'safe',
}
