import { type SendErrorKey, sendErrorKey } from '../../../components/sendErrorKey.ts'
import type { vaultEn } from '../../../i18n/vaultEn.ts'

/** What a running action waits for. */
export type WaitingFor = 'node' | 'signIn' | 'wallet' | 'chain' | 'owners'

export type VaultErrorKey =
  | Extract<keyof typeof vaultEn, `vault.error${string}`>
  | 'load.failed'
  | SendErrorKey

/** Why an action failed, if neither the wallet nor a node is to blame. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly key: VaultErrorKey

  constructor(key: VaultErrorKey, cause?: unknown) {
    super(key, { cause })
    this.key = key
  }
}

/** The text key for why an action failed while it waited for something. */
export function vaultErrorKey(error: unknown, at: WaitingFor): VaultErrorKey {
  if (error instanceof VaultError) return error.key
  if (at === 'signIn') return 'load.failed'
  return at === 'node' ? 'sendError.nodeSilent' : (sendErrorKey(error) ?? 'vault.errorRejected')
}
