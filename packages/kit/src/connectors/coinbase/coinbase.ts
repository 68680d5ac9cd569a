import type { CreateConnectorFn } from 'wagmi'
import { lazyConnector } from '../lazyConnector.ts'
import { type CoinbaseOptions, coinbaseId, coinbaseName } from './coinbaseWallet.ts'

/**
 * Coinbase's smart wallet, in a window of keys.coinbase.com, where its extension is not in the page.
 * The connector and its SDK are loaded when the visitor picks the wallet, or when a page load
 * restores its connection.
 *
 * Needs the optional peer `@coinbase/wallet-sdk`.
 */
export function coinbase(options: CoinbaseOptions): CreateConnectorFn {
  return lazyConnector({
    id: coinbaseId,
    name: coinbaseName,
    type: coinbaseId,
    load: async () => (await import('./coinbaseConnector.ts')).coinbaseConnector(options),
  })
}
