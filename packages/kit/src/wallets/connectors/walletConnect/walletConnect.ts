import { browserStorage } from '@foyer/ui/storage/browserStorage.ts'
import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import type { CreateConnectorFn } from 'wagmi'
import { MissingProjectIdError } from '../../../errors/walletList.ts'
import { forgetDeepLink } from '../deepLinkChoice.ts'
import { lazyConnector } from '../lazyConnector.ts'
import type { WalletConnectProperties } from './openConnector.ts'
import {
  type WalletConnectOptions,
  walletConnectId,
  walletConnectName,
} from './walletConnectOptions.ts'

/**
 * A connector for wallets reached through WalletConnect (protocol 2). Loads the client when the
 * visitor picks such a wallet, or when a page load restores its session. Emits wagmi's `message`
 * with `{ type: 'display_uri', data: uri }` and `{ type: 'display_uri_expiry', data: time }` for
 * each link, its time in ms since 1970.
 *
 * Needs the optional peer dependency `@walletconnect/universal-provider`.
 *
 * @throws MissingProjectIdError if the project id is missing or malformed.
 */
export function walletConnect(options: WalletConnectOptions): CreateConnectorFn {
  const projectId = requireProjectId(options.projectId)
  const storage = keepStorageAlive(options.storage ?? browserStorage())
  const { openModal } = options

  return lazyConnector<WalletConnectProperties>({
    id: walletConnectId,
    name: walletConnectName,
    type: walletConnectId,
    async load() {
      const { openConnector } = await import('./openConnector.ts')
      return (config) => openConnector({ ...options, projectId, storage }, config)
    },
    beforeDisconnect: () => forgetDeepLink(storage),
    properties: (open) => ({
      /** Prepares a link without connecting, for a deep link that must open within a tap. */
      async prepare(): Promise<string> {
        return (await open()).prepare()
      },
      ...(openModal === undefined ? {} : { openModal }),
    }),
  })
}

const pattern = /^[0-9a-f]{32}$/i

/**
 * Returns the trimmed project id.
 *
 * @throws MissingProjectIdError if it is missing or not 32 hexadecimal digits.
 */
function requireProjectId(projectId: unknown): string {
  const text = typeof projectId === 'string' ? projectId.trim() : ''
  if (!pattern.test(text)) {
    throw new MissingProjectIdError({ wallet: walletConnectName, value: projectId })
  }
  return text
}
