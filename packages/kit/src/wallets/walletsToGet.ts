import { coinbase } from './coinbase.ts'
import { metaMask } from './metaMask.ts'
import { rainbow } from './rainbow.ts'
import type { WalletDefinition } from './walletDefinition.ts'

/** The 'Get a Wallet' list is limited to 3 (Spec §9). */
export const walletsToGet = [rainbow, coinbase, metaMask] as const satisfies readonly [
  WalletDefinition,
  WalletDefinition,
  WalletDefinition,
]
