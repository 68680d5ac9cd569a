import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import { type CreateConnectorFn, createConnector, SwitchChainNotSupportedError } from 'wagmi'
import { lastConnectorId } from '../../chains/config/lastConnector.ts'

type ConnectorConfig = Parameters<CreateConnectorFn>[0]
type ConnectorWith<properties> = ReturnType<CreateConnectorFn> & properties

export interface LazyConnectorOptions<loaded = unknown> {
  /** Unique among the config's connectors; stored to restore the connection. */
  readonly id: string
  /** Shown to visitors, and the connector's `name` in wagmi. */
  readonly name: string
  /** wagmi's connector type, such as 'walletConnect'. */
  readonly type: string
  /** Loads the connector with its SDK when the visitor picks it, or to restore its connection. */
  readonly load: () => Promise<
    (config: ConnectorConfig) => ConnectorWith<loaded> | Promise<ConnectorWith<loaded>>
  >
  /**
   * Whether it may load before the visitor picks it, to restore its connection. Default: it was
   * connected last.
   */
  readonly isWanted?: ((storage: ConnectorConfig['storage']) => Promise<boolean>) | undefined
  /** Runs before each disconnect, even when the connector never loaded. */
  readonly beforeDisconnect?: ((storage: ConnectorConfig['storage']) => unknown) | undefined
  /**
   * More properties of the connector, in place of those here: `switchChain: undefined` for a wallet
   * that cannot switch. `open` loads the connector.
   */
  readonly properties?:
    | ((open: () => Promise<ConnectorWith<loaded>>) => Record<string, unknown>)
    | undefined
}

/**
 * A connector whose SDK loads when the visitor picks it, or when a page load restores its
 * connection. wagmi's own connectors load their SDKs on every page load (wagmi #3084).
 */
export function lazyConnector<loaded = unknown>(
  options: LazyConnectorOptions<loaded>,
): CreateConnectorFn {
  const { beforeDisconnect, id, load, name, properties, type } = options
  const { isWanted = async (storage) => (await lastConnectorId(storage)) === id } = options
  return createConnector((config) => {
    const { current, load: open } = lazyImport(async () => {
      const connector = await (await load())(config)
      await connector.setup?.()
      return connector
    })
    const mayOpen = async () => current() !== undefined || (await isWanted(config.storage))

    return {
      id,
      name,
      type,
      async connect(parameters) {
        return (await open()).connect(parameters)
      },
      async disconnect() {
        await beforeDisconnect?.(config.storage)
        await (await current())?.disconnect()
      },
      async getAccounts() {
        return (await open()).getAccounts()
      },
      async getChainId() {
        return (await open()).getChainId()
      },
      async getProvider(parameters) {
        if (!(await mayOpen())) return undefined
        return (await open()).getProvider(parameters)
      },
      async isAuthorized() {
        if (!(await mayOpen())) return false
        return (await open()).isAuthorized()
      },
      async switchChain(parameters) {
        const connector = await open()
        if (!connector.switchChain) throw switchNotSupported(name)
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
      // For `connectWallet`.
      loadSdk: open,
      ...properties?.(open),
    }
  })
}

/** wagmi's error of a connector that cannot switch. */
export function switchNotSupported(name: string): SwitchChainNotSupportedError {
  type Options = ConstructorParameters<typeof SwitchChainNotSupportedError>[0]
  // wagmi's type asks for a whole connector but uses only its name.
  return new SwitchChainNotSupportedError({ connector: { name } as Options['connector'] })
}
