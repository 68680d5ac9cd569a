import type { WalletDefinition } from '../walletDefinition.ts'

/** An account of contracts, whose app holds this page in a frame: there or not. */
export const safeWallet: WalletDefinition = {
  id: 'safe',
  name: 'Safe',
  iconUrl: new URL('../artwork/safe.svg', import.meta.url).href,
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  kind: 'safe',
}
