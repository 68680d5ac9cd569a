import type { WalletChain } from '../wallet/types.ts'
import { plainText } from './format.ts'
import { text } from './texts.ts'

/** A network as the wallet reaches it: on a local copy, or not at all. */
export function describeNetwork(chain: WalletChain): string {
  const network = plainText(chain.name, 20)
  return chain.rpcUrl === undefined ? network : text('network.copy', { network })
}

/** The symbol of the chain's own money. */
export function currencyOf(chain: WalletChain): string {
  return plainText(chain.symbol ?? 'ETH', 6)
}
