import type { ProviderOptions } from '../../chains/config/ProviderOptionsContext.ts'
import { slot } from '../../chains/config/slot.ts'
import { rememberWallet } from '../../wallets/list/recentWallets.ts'
import { createConnectAttempts } from './connectAttempt.ts'

/** The chain that a wallet is asked for, as the id that wagmi takes. */
export function chainIdOf({ initialChain }: ProviderOptions): number | undefined {
  return typeof initialChain === 'object' ? initialChain.id : initialChain
}

/**
 * The kit's connection attempts, shared by the dialog and the page's wallet buttons: the visitor
 * picks one wallet at a time.
 */
export const sharedAttempts = slot('sharedAttempts', (kit) =>
  createConnectAttempts(kit.wagmi, {
    onConnected: (walletId) => rememberWallet(kit, walletId),
  }),
)
