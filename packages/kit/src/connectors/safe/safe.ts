import type { CreateConnectorFn } from 'wagmi'
import { lazyConnector } from '../lazyConnector.ts'

/** Options of `safe`. */
export interface SafeOptions {
  /** Origins that are accepted as Safe's host. Default: `https://app.safe.global` only. */
  readonly allowedDomains?: readonly RegExp[] | undefined
  /** How long the host may take to answer, in ms. Default 3000. */
  readonly timeout?: number | undefined
}

const id = 'safe'
/** wagmi storage key that records that the visitor disconnected. */
const leftKey = 'safe.disconnected'
const safeApp = /^https:\/\/app\.safe\.global$/

/**
 * Connects an app that runs in a frame of Safe's page; does nothing elsewhere. Connects
 * automatically, before every other connector, until the visitor disconnects. Loads Safe's SDK only
 * inside a frame.
 *
 * Needs the optional peer dependencies `@safe-global/safe-apps-sdk` and
 * `@safe-global/safe-apps-provider`.
 */
export function safe(options: SafeOptions = {}): CreateConnectorFn {
  const { allowedDomains = [safeApp], timeout = 3_000 } = options

  return lazyConnector({
    id,
    name: 'Safe',
    type: id,
    async load() {
      const { openSafe } = await import('./openSafe.ts')
      const { address, chainId, provider } = await openSafe({ allowedDomains, timeout })
      return (config) => ({
        id,
        name: 'Safe',
        type: id,
        async connect() {
          await config.storage?.removeItem(leftKey)
          // biome-ignore lint/plugin/casts: wagmi's type has capabilities if a flag is set.
          return { accounts: [address] as never, chainId }
        },
        async disconnect() {},
        getAccounts: async () => [address],
        getChainId: async () => chainId,
        getProvider: async () => provider,
        isAuthorized: async () => true,
        // A Safe's address and chain do not change while the app is open.
        onAccountsChanged() {},
        onChainChanged() {},
        onDisconnect() {
          config.emitter.emit('disconnect')
        },
      })
    },
    isWanted: async (storage) => isFramed() && (await storage?.getItem(leftKey)) !== true,
    beforeDisconnect: (storage) => storage?.setItem(leftKey, true),
    properties: () => ({
      /** Whether to try it before every other connector on page load. */
      isEager: isFramed,
      switchChain: undefined,
    }),
  })
}

/** Whether this page runs in a frame. */
function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window
}
