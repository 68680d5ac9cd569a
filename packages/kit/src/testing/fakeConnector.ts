import type { Address } from 'viem'
import { type CreateConnectorFn, createConnector } from 'wagmi'

export const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A promise that never settles, like that of a hanging wallet. */
export function never<T>(): Promise<T> {
  return new Promise<T>(() => {})
}

/** Options of `fakeConnector`. */
export interface FakeConnectorOptions {
  readonly id: string
  /** Default 'fake'. */
  readonly type?: string | undefined
  /** Default: the id. */
  readonly name?: string | undefined
  readonly icon?: string | undefined
  /** The names under which its wallet is announced (EIP-6963). Default: none. */
  readonly rdns?: string | readonly string[] | undefined
  /** Replaces `connect`. Default: shares alice on chain 1. */
  readonly connect?: ((isReconnecting: boolean) => Promise<readonly Address[]>) | undefined
  readonly getAccounts?: (() => Promise<readonly Address[]>) | undefined
  readonly isAuthorized?: (() => Promise<boolean>) | undefined
  readonly getProvider?: (() => Promise<unknown>) | undefined
  readonly disconnect?: (() => Promise<void>) | undefined
  readonly onCall?: ((name: string) => void) | undefined
}

/** A connector whose answers are set by the test. */
export function fakeConnector(options: FakeConnectorOptions): CreateConnectorFn {
  const { id, onCall = () => {}, type = 'fake' } = options
  return createConnector((config) => ({
    id,
    name: options.name ?? id,
    icon: options.icon,
    type,
    rdns: options.rdns,
    async connect({ isReconnecting = false } = {}) {
      onCall('connect')
      const accounts = await (options.connect?.(isReconnecting) ?? Promise.resolve([alice]))
      // biome-ignore lint/plugin/casts: wagmi's type depends on a flag that is not set.
      return { accounts: accounts as never, chainId: 1 }
    },
    async disconnect() {
      onCall('disconnect')
      await options.disconnect?.()
    },
    async getAccounts() {
      return options.getAccounts ? options.getAccounts() : [alice]
    },
    async getChainId() {
      return 1
    },
    async getProvider() {
      onCall('getProvider')
      return options.getProvider ? options.getProvider() : { request: async () => null }
    },
    async isAuthorized() {
      onCall('isAuthorized')
      return options.isAuthorized ? options.isAuthorized() : true
    },
    onAccountsChanged(accounts) {
      if (accounts.length === 0) config.emitter.emit('disconnect')
    },
    onChainChanged(chainId) {
      config.emitter.emit('change', { chainId: Number(chainId) })
    },
    onDisconnect() {
      config.emitter.emit('disconnect')
    },
  }))
}
