import type { CreateConnectorFn } from 'wagmi'
import { lazyConnector } from '../lazyConnector.ts'
import { type CoinbaseOptions, coinbaseId, coinbaseName } from './coinbaseWallet.ts'

/**
 * Coinbase's smart wallet, in a window of keys.coinbase.com, for visitors without its extension.
 * Loads the connector and its SDK when the visitor picks the wallet, or when a page load restores
 * its connection.
 *
 * Needs the optional peer dependency `@coinbase/wallet-sdk`.
 */
export function coinbase(options: CoinbaseOptions): CreateConnectorFn {
  return lazyConnector<unknown>({
    id: coinbaseId,
    name: coinbaseName,
    type: coinbaseId,
    async load() {
      const { coinbaseConnector } = await import('./coinbaseConnector.ts')
      return (config) => coinbaseConnector(options, config)
    },
  })
}
