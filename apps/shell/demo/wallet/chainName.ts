import type { WalletChain } from '@foyer/testkit/wallet/types.ts'
import { plainText } from './format.ts'
import { text } from './texts.ts'

/** The network's name for display, marked as a local copy or as unreachable. */
export function describeChain(chain: WalletChain): string {
  const network = plainText(chain.name, 40)
  return chain.rpcUrl === undefined ? network : text('network.copy', { network })
}

/** The symbol of the chain's native currency. */
export function currencyOf(chain: WalletChain): string {
  return plainText(chain.symbol ?? 'ETH', 6)
}
