import { type CreateConnectorFn, createConnector } from 'wagmi'

export interface LazyConnectorOptions {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Loads the connector with its SDK. Called when the visitor picks it, or to restore its session. */
  readonly load: () => Promise<CreateConnectorFn>
}

/**
 * A connector whose SDK is loaded only when the visitor picks it, or when a page load restores it:
 * wagmi's own connectors load their SDKs on every page load (wagmi #3084).
 */
export function lazyConnector({ id, name, type, load }: LazyConnectorOptions): CreateConnectorFn {
  return createConnector((config) => {
    type Inner = ReturnType<CreateConnectorFn>
    let loading: Promise<Inner> | undefined
    const inner = async () => {
      loading ??= load().then(async (create) => {
        const connector = create(config)
        await connector.setup?.()
        return connector
      })
      try {
        return await loading
      } catch (error) {
        loading = undefined // The next try fetches it again.
        throw error
      }
    }
    const wasUsed = async () => (await config.storage?.getItem('recentConnectorId')) === id

    return {
      id,
      name,
      type,
      async connect(parameters) {
        return (await inner()).connect(parameters)
      },
      async disconnect() {
        if (loading) await (await inner()).disconnect()
      },
      async getAccounts() {
        return (await inner()).getAccounts()
      },
      async getChainId() {
        return (await inner()).getChainId()
      },
      async getProvider(parameters) {
        if (!loading && !(await wasUsed())) return undefined
        return (await inner()).getProvider(parameters)
      },
      async isAuthorized() {
        if (!loading && !(await wasUsed())) return false
        return (await inner()).isAuthorized()
      },
      async switchChain(parameters) {
        const connector = await inner()
        if (!connector.switchChain) throw new Error(`${name} cannot switch networks.`)
        return connector.switchChain(parameters)
      },
      onAccountsChanged(accounts) {
        void loading?.then((connector) => connector.onAccountsChanged(accounts))
      },
      onChainChanged(chainId) {
        void loading?.then((connector) => connector.onChainChanged(chainId))
      },
      onDisconnect(error) {
        void loading?.then((connector) => connector.onDisconnect(error))
      },
    }
  })
}
