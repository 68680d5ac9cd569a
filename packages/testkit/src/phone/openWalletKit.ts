import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { StorageArea } from '../wallet/types.ts'
import { createKeyValues } from './keyValues.ts'

export interface WalletKitOptions {
  readonly relayUrl: string
  readonly name: string
  readonly url: string
  /** Prefix of what is stored, and what keeps two clients of one process apart. */
  readonly storagePrefix: string
  /** Memory unless given. */
  readonly area?: StorageArea | undefined
}

/** Any 32 digits will do for a relay of our own. */
const projectId = '00000000000000000000000000000000'

export type Kit = Awaited<ReturnType<typeof openWalletKit>>

/** A real wallet client that connects only to the given relay. */
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
  // Would send an event at each start, and ask a verification service about each site.
  core.eventClient.init = () => Promise.resolve()
  core.verify.register = () => Promise.resolve('')
  core.verify.resolve = () => Promise.reject(new Error('Nobody is asked about sites.'))
  return WalletKit.init({
    // Its own class under a stricter rule for optional fields than it was written for.
    core: core as WalletKitTypes.Options['core'],
    metadata: { name, description: name, url, icons: [] },
  })
}
