import type { UniversalProvider } from '@walletconnect/universal-provider'
import { isRecord } from '../../utils/guards.ts'
import { createSdkStorage } from './sdkStorage.ts'
import type { WalletConnectMetadata, WalletConnectOptions } from './walletConnectOptions.ts'

/** The client that speaks WalletConnect's protocol. */
export type SignClient = InstanceType<typeof UniversalProvider>['client']

/** A session as the client keeps it. What it says comes from the wallet. */
export type SignSession = ReturnType<SignClient['session']['get']>

export interface OpenClient {
  readonly client: SignClient
  /** Calls with the topics of the sessions that are stored, whenever this tab or another one has changed them. */
  watchStored(listener: (topics: readonly unknown[]) => void): void
}

/**
 * Loads and starts WalletConnect's client, with nothing of it that speaks to anybody but the relay:
 * telemetry off, no hidden frame of its verification service, no endpoint of its own for reads (the provider
 * above the client is not used, since it asks the vendor's for every chain it has no other for), and silent.
 */
export async function openClient(options: WalletConnectOptions): Promise<OpenClient> {
  const { UniversalProvider } = await import('@walletconnect/universal-provider')
  const storage = createSdkStorage({ ...options, storageKey: options.storageKey ?? 'foyer' })
  const { client } = await UniversalProvider.init({
    projectId: options.projectId,
    metadata: metadataOf(options.metadata),
    ...(options.relayUrl === undefined ? {} : { relayUrl: options.relayUrl }),
    // Keeps clients of several kits on one page apart, which would otherwise share one core.
    customStoragePrefix: options.storageKey ?? 'foyer',
    storage,
    telemetryEnabled: false,
    logger: 'silent',
    disableProviderPing: true,
  })
  // Would put a hidden frame of verify.walletconnect.org into the page and wait 5 s for it, with every request.
  client.core.verify.register = () => Promise.resolve('')
  return {
    client,
    watchStored(listener) {
      storage.watch(`//${client.session.name}`, (value) =>
        listener((Array.isArray(value) ? value : []).filter(isRecord).map(({ topic }) => topic)),
      )
    },
  }
}

function metadataOf({ name, description, url, icons }: WalletConnectMetadata) {
  return {
    name,
    description: description ?? name,
    url: url ?? globalThis.location?.origin ?? '',
    icons: [...(icons ?? [])],
  }
}
