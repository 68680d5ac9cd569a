import { type CreateConnectorFn, createConnector } from 'wagmi'
import { lazyImport } from '../../utils/lazyImport.ts'

export interface SafeOptions {
  /** Origins whose page may play Safe's host. Default: `https://app.safe.global` alone. */
  readonly allowedDomains?: readonly RegExp[] | undefined
  /** How long the host may take to answer, ms. Default 3000. */
  readonly timeout?: number | undefined
}

const id = 'safe'
const name = 'Safe'
/** Where wagmi's storage keeps that the visitor has disconnected on purpose. */
const leftKey = 'safe.disconnected'
const safeApp = /^https:\/\/app\.safe\.global$/

/**
 * Connects an app that Safe has opened inside its own page, and only there. Connects by itself, before every
 * other connector, until the visitor disconnects. Light: Safe's SDK is loaded inside a frame only.
 *
 * Needs the optional peers `@safe-global/safe-apps-sdk` and `@safe-global/safe-apps-provider`.
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
      /** Whether it is tried before every other connector when the page loads. */
      isEager: isFramed,
      async connect() {
        const { address, chainId } = await open()
        await config.storage?.removeItem(leftKey)
        // wagmi's return type depends on a flag of its caller; accounts have no capabilities here.
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
      // A Safe has one owner set on one chain, and is on no other: nothing of it changes while it is open.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        config.emitter.emit('disconnect')
      },
    }
  })
}

/** Whether another page shows this one. */
function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window
}
