import { type CreateConnectorFn, createConnector } from 'wagmi'
import { lazyImport } from '../../utils/lazyImport.ts'

/** Options of `safe`. */
export interface SafeOptions {
  /** Origins that are accepted as Safe's host. Default: `https://app.safe.global` only. */
  readonly allowedDomains?: readonly RegExp[] | undefined
  /** How long the host may take to answer, in ms. Default 3000. */
  readonly timeout?: number | undefined
}

const id = 'safe'
const name = 'Safe'
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

  return createConnector((config) => {
    const { load: open } = lazyImport(async () => {
      const { openSafe } = await import('./openSafe.ts')
      return openSafe({ allowedDomains, timeout })
    })

    return {
      id,
      name,
      type: id,
      /** Whether to try it before every other connector on page load. */
      isEager: isFramed,
      async connect() {
        const { address, chainId } = await open()
        await config.storage?.removeItem(leftKey)
        // wagmi's return type depends on a flag of the caller; accounts here have no capabilities.
        return { accounts: [address] as never, chainId }
      },
      async disconnect() {
        await config.storage?.setItem(leftKey, true)
      },
      async getAccounts() {
        return [(await open()).address]
      },
      async getChainId() {
        return (await open()).chainId
      },
      async getProvider() {
        return isFramed() ? (await open()).provider : undefined
      },
      async isAuthorized() {
        if (!isFramed() || (await config.storage?.getItem(leftKey)) === true) return false
        await open()
        return true
      },
      // A Safe's address and chain do not change while the app is open.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
    }
  })
}

/** Whether this page runs in a frame. */
function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window
}
