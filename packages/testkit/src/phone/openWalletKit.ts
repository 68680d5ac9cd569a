import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { StorageArea } from '../wallet/types.ts'
import { createKeyValues } from './keyValues.ts'

export interface WalletKitOptions {
  readonly relayUrl: string
  readonly name: string
  readonly url: string
  /** Prefix of the storage keys; keeps two clients of one process apart. */
  readonly storagePrefix: string
  /** Default: memory. */
  readonly area?: StorageArea | undefined
}

/** Our own relay accepts any 32 hex digits. */
const projectId = '00000000000000000000000000000000'

/** The result of `openWalletKit`. */
export type Kit = Awaited<ReturnType<typeof openWalletKit>>

/** Starts a real wallet client that connects only to the given relay. */
export async function openWalletKit({
  area,
  name,
  relayUrl,
  storagePrefix,
  url,
}: WalletKitOptions) {
  const core = new Core({
    projectId,
    relayUrl,
    customStoragePrefix: storagePrefix,
    storage: createKeyValues(`${storagePrefix}.`, area),
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Otherwise it sends an event at each start and asks a verification service about each site.
  core.eventClient.init = () => Promise.resolve()
  core.verify.register = () => Promise.resolve('')
  core.verify.resolve = () => Promise.reject(new Error('Sites are not verified.'))
  return WalletKit.init({
    // Our compiler options are stricter about optional fields than the package's own types.
    core: core as WalletKitTypes.Options['core'],
    metadata: { name, description: name, url, icons: [] },
  })
}
