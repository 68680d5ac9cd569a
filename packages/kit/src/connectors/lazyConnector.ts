import { type CreateConnectorFn, createConnector } from 'wagmi'
import { lazyImport } from '../utils/lazyImport.ts'

/** Options of `lazyConnector`. */
export interface LazyConnectorOptions {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Loads the connector with its SDK when the visitor picks it, or to restore its connection. */
  readonly load: () => Promise<CreateConnectorFn>
}

/**
 * A connector whose SDK loads when the visitor picks it, or when a page load restores its
 * connection. wagmi's own connectors load their SDKs on every page load (wagmi #3084).
 */
export function lazyConnector({ id, name, type, load }: LazyConnectorOptions): CreateConnectorFn {
  return createConnector((config) => {
    const { current, load: open } = lazyImport(async () => {
      const connector = (await load())(config)
      await connector.setup?.()
      return connector
    })
    const isWanted = async () =>
      current() !== undefined || (await config.storage?.getItem('recentConnectorId')) === id

    return {
      id,
      name,
      type,
      async connect(parameters) {
        return (await open()).connect(parameters)
      },
      async disconnect() {
        if (current()) await (await open()).disconnect()
      },
      async getAccounts() {
        return (await open()).getAccounts()
      },
      async getChainId() {
        return (await open()).getChainId()
      },
      async getProvider(parameters) {
        if (!(await isWanted())) return undefined
        return (await open()).getProvider(parameters)
      },
      async isAuthorized() {
        if (!(await isWanted())) return false
        return (await open()).isAuthorized()
      },
      async switchChain(parameters) {
        const connector = await open()
        if (!connector.switchChain) throw new Error(`${name} cannot switch networks.`)
        return connector.switchChain(parameters)
      },
      onAccountsChanged(accounts) {
        void current()?.then((connector) => connector.onAccountsChanged(accounts))
      },
      onChainChanged(chainId) {
        void current()?.then((connector) => connector.onChainChanged(chainId))
      },
      onDisconnect(error) {
        void current()?.then((connector) => connector.onDisconnect(error))
      },
    }
  })
}
