import { parseUrl } from '@foyer/ui/utils/parseUrl.ts'
import type { CreateConnectorFn } from 'wagmi'
import { lazyConnector } from '../lazyConnector.ts'

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
 * inside a frame that may be Safe's.
 *
 * Needs the optional peer dependencies `@safe-global/safe-apps-sdk` and
 * `@safe-global/safe-apps-provider`.
 */
export function safe(options: SafeOptions = {}): CreateConnectorFn {
  const { allowedDomains = [safeApp], timeout = 3_000 } = options

  /** Whether the page around this one may be Safe's. Asking another one takes the whole timeout. */
  function mayBeInSafe(): boolean {
    if (typeof window === 'undefined' || window.parent === window) return false
    const origin = parentOrigin()
    // `search`, since `test` depends on the previous call if the expression is global.
    return origin === undefined || allowedDomains.some((domain) => origin.search(domain) >= 0)
  }

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
    isWanted: async (storage) => mayBeInSafe() && (await storage?.getItem(leftKey)) !== true,
    beforeDisconnect: (storage) => storage?.setItem(leftKey, true),
    properties: () => ({
      /** Whether to try it before every other connector on page load, and to list it. */
      isEager: mayBeInSafe,
      switchChain: undefined,
    }),
  })
}

/** The origin of the page around this one; undefined if the browser does not tell. */
function parentOrigin(): string | undefined {
  const { ancestorOrigins, origin } = window.location
  // 'null' stands for an origin that is hidden.
  if (ancestorOrigins) return ancestorOrigins[0] === 'null' ? undefined : ancestorOrigins[0]
  // Firefox has only the referrer, which is this page itself after a link within the frame.
  const referrer = parseUrl(document.referrer)?.origin
  return referrer === origin ? undefined : referrer
}
