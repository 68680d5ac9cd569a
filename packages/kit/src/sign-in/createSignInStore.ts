import { createSafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { createObservable } from '@foyer/ui/utils/createObservable.ts'
import { isRecord } from '@foyer/ui/utils/guards.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import { isAddress } from 'viem'
import type { Kit } from '../chains/config/kit.ts'
import type { Authentication } from '../wallets/connection/authentication.ts'
import type { ConnectOffer } from '../wallets/connectors/injected/connectInjected.ts'
import type { SignInHint, SignInOptions, SignInStore } from './signInStore.ts'

/**
 * Creates the store. Sends no request; for a visitor who has never signed in, nothing else does.
 */
export function createSignInStore(
  { adapter }: SignInOptions,
  { instanceId, storage, storageKey }: Pick<Kit, 'instanceId' | 'storage' | 'storageKey'>,
): SignInStore {
  const hint = createSafeStore<SignInHint | undefined>({
    key: `${storageKey}.signIn`,
    version: 1,
    parse: parseHint,
    fallback: undefined,
    storage,
    instanceId,
  })
  const known = hint.get()
  // Once: an adapter remembers the server's clock and the lifetime of its nonce.
  const { load: loadAdapter } = lazyImport(async () =>
    typeof adapter === 'function' ? adapter() : adapter,
  )
  return {
    hint,
    state: createObservable<Authentication>({
      status: known && !known.ended ? 'loading' : 'unauthenticated',
    }),
    asked: createObservable<symbol | undefined>(undefined),
    offer: createObservable<ConnectOffer | undefined>(undefined),
    adapter: loadAdapter,
  }
}

function parseHint(value: unknown): SignInHint | undefined {
  if (!isRecord(value)) return undefined
  const { address, ended, issuedAt } = value
  if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined
  const isTime = typeof issuedAt === 'string' && issuedAt.length < 64
  return { address, issuedAt: isTime ? issuedAt : undefined, ended: ended === true || undefined }
}
