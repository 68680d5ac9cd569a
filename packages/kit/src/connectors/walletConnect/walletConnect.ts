import { type CreateConnectorFn, createConnector } from 'wagmi'
import { MissingProjectIdError } from '../../errors/config.ts'
import { browserStorage } from '../../storage/browserStorage.ts'
import { lazyImport } from '../../utils/lazyImport.ts'
import { forgetDeepLink } from '../deepLinkChoice.ts'
import type { OpenedConnector } from './openConnector.ts'
import type { WalletConnectOptions } from './walletConnectOptions.ts'

const id = 'walletConnect'
const name = 'WalletConnect'

/**
 * A connector for wallets reached through WalletConnect (protocol 2). Loads the client when the
 * visitor picks such a wallet, or when a page load restores its session. Emits wagmi's `message`
 * with `{ type: 'display_uri', data: uri }` and `{ type: 'display_uri_expiry', data: ms }` for each
 * link.
 *
 * Needs the optional peer dependency `@walletconnect/universal-provider`.
 *
 * @throws MissingProjectIdError if the project id is missing or malformed (docs/spec-map.md §5).
 */
export function walletConnect(options: WalletConnectOptions): CreateConnectorFn {
  const projectId = requireProjectId(options.projectId, name)
  const storage = options.storage ?? browserStorage()
  const { openModal } = options

  return createConnector((config) => {
    let opened: OpenedConnector | undefined
    const { load: open } = lazyImport(async () => {
      const { openConnector } = await import('./openConnector.ts')
      opened = await openConnector({ ...options, projectId, storage }, { name, ...config })
      return opened
    })

    return {
      id,
      name,
      type: id,
      /** Prepares a link without connecting, for a deep link that must open within a tap. */
      async prepare(): Promise<string> {
        return (await open()).prepare()
      },
      ...(openModal === undefined ? {} : { openModal }),
      async connect({ chainId, isReconnecting } = {}) {
        const connector = await open()
        const session = isReconnecting
          ? await connector.restore(chainId)
          : await connector.connect(chainId)
        // wagmi's return type depends on a flag of the caller; accounts here have no capabilities.
        return { accounts: session.accounts as never, chainId: session.chainId }
      },
      async disconnect() {
        forgetDeepLink(storage)
        await opened?.end()
      },
      async getAccounts() {
        return (await open()).session().accounts
      },
      async getChainId() {
        return (await open()).session().chainId
      },
      async getProvider() {
        if (!opened && !(await wasUsed())) return undefined
        return (await open()).provider
      },
      async isAuthorized() {
        if (!opened && !(await wasUsed())) return false
        return (await open()).hasSession()
      },
      async switchChain({ addEthereumChainParameter, chainId }) {
        return (await open()).switchChain(chainId, addEthereumChainParameter)
      },
      // `openConnector` handles the session's events.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        forgetDeepLink(storage)
        config.emitter.emit('disconnect')
      },
    }

    async function wasUsed(): Promise<boolean> {
      return (await config.storage?.getItem('recentConnectorId')) === id
    }
  })
}

const pattern = /^[0-9a-f]{32}$/i

/**
 * Returns the trimmed project id.
 *
 * @throws MissingProjectIdError if it is missing or not 32 hexadecimal digits.
 */
function requireProjectId(projectId: unknown, wallet: string): string {
  const text = typeof projectId === 'string' ? projectId.trim() : ''
  if (!pattern.test(text)) throw new MissingProjectIdError({ wallet, value: projectId })
  return text
}
