import { isRecord } from '@foyer/ui/utils/guards.ts'
import type { UniversalProvider } from '@walletconnect/universal-provider'
import { sdkError } from '../sdkError.ts'
import { createSdkStorage } from './sdkStorage.ts'
import type { WalletConnectMetadata, WalletConnectOptions } from './walletConnectOptions.ts'

/** WalletConnect's sign client. */
export type SignClient = InstanceType<typeof UniversalProvider>['client']

/** A session as the client stores it. Its content comes from the wallet and is untrusted. */
export type SignSession = ReturnType<SignClient['session']['get']>

/** The result of `openClient`. */
export interface OpenClient {
  readonly client: SignClient
  /**
   * Calls back with the topics of the stored sessions when this tab or another one changes them.
   */
  watchStored(listener: (topics: readonly unknown[]) => void): void
  /** The topics of the stored sessions. The client itself does not notice those of other tabs. */
  storedTopics(): readonly unknown[]
}

/**
 * Loads and starts WalletConnect's client so that it connects to the relay only: no telemetry, no
 * verification frame, no logs. The provider above the client is not used, since it sends reads of
 * chains without an endpoint to WalletConnect's own.
 */
export async function openClient(options: WalletConnectOptions): Promise<OpenClient> {
  const { UniversalProvider } = await loadSdk()
  const { storageKey = 'foyer' } = options
  const storage = createSdkStorage({ ...options, storageKey })
  const { client } = await UniversalProvider.init({
    projectId: options.projectId,
    metadata: metadataOf(options.metadata),
    ...(options.relayUrl === undefined ? {} : { relayUrl: options.relayUrl }),
    // Keeps clients of several kits on one page from sharing one core.
    customStoragePrefix: storageKey,
    storage,
    telemetryEnabled: false,
    logger: 'silent',
    disableProviderPing: true,
  })
  // Each request would otherwise add a hidden frame of verify.walletconnect.org and wait 5 s for
  // it.
  client.core.verify.register = () => Promise.resolve('')
  const ending = `//${client.session.name}`
  return {
    client,
    watchStored: (listener) => storage.watch(ending, (value) => listener(topicsOf(value))),
    storedTopics: () => topicsOf(storage.find(ending)),
  }
}

function topicsOf(sessions: unknown): readonly unknown[] {
  return (Array.isArray(sessions) ? sessions : []).filter(isRecord).map(({ topic }) => topic)
}

function metadataOf({ name, description, url, icons }: WalletConnectMetadata) {
  return {
    name,
    description: description ?? name,
    url: url ?? globalThis.location?.origin ?? '',
    icons: [...(icons ?? [])],
  }
}

async function loadSdk() {
  try {
    return await import('@walletconnect/universal-provider')
  } catch (cause) {
    throw sdkError('@walletconnect/universal-provider', cause)
  }
}
