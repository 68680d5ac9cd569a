import { type CreateConnectorFn, createConnector } from 'wagmi'
import { type CoinbaseOptions, coinbaseId, coinbaseName } from './coinbaseWallet.ts'

type Connector = ReturnType<CreateConnectorFn>

/**
 * Coinbase's wallet where it is not in the page: its smart wallet, in a window of keys.coinbase.com. Light: the
 * connector and its SDK are loaded when the visitor picks the wallet, or a page load restores its session.
 *
 * Needs the optional peer `@coinbase/wallet-sdk`.
 */
export function coinbase(options: CoinbaseOptions): CreateConnectorFn {
  return createConnector((config) => {
    const { emitter, storage } = config
    let loading: Promise<Connector> | undefined

    function load(): Promise<Connector> {
      loading ??= import('./coinbaseConnector.ts').then(({ coinbaseConnector }) =>
        coinbaseConnector(options)(config),
      )
      loading.catch(() => {
        loading = undefined // The next try fetches it again.
      })
      return loading
    }

    const isWanted = async () =>
      loading !== undefined || (await storage?.getItem('recentConnectorId')) === coinbaseId

    return {
      id: coinbaseId,
      name: coinbaseName,
      type: coinbaseId,
      async connect(parameters) {
        return (await load()).connect(parameters)
      },
      async disconnect() {
        if (loading) await (await loading).disconnect()
      },
      getAccounts: async () => (await load()).getAccounts(),
      getChainId: async () => (await load()).getChainId(),
      getProvider: async () => ((await isWanted()) ? (await load()).getProvider() : undefined),
      isAuthorized: async () => (await isWanted()) && (await load()).isAuthorized(),
      async switchChain(parameters) {
        const { switchChain } = await load()
        if (!switchChain) throw new TypeError('The connector cannot switch.')
        return switchChain(parameters)
      },
      // The SDK's own events are heard where it is opened.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        emitter.emit('disconnect')
      },
    }
  })
}
