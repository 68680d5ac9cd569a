import { createSafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { createObservable } from '@foyer/ui/utils/createObservable.ts'
import { isAddressText, isRecord } from '@foyer/ui/utils/guards.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { Kit } from '../chains/config/kit.ts'
import type { Authentication } from '../wallets/connection/authentication.ts'
import type { SignInHint, SignInOptions, SignInStore } from './signInStore.ts'

export function createSignInStore(kit: Kit, { adapter }: SignInOptions): SignInStore {
  const { instanceId, storage, storageKey } = kit
  const hint = createSafeStore<SignInHint | undefined>({
    key: `${storageKey}.signIn`,
    version: 1,
    parse: parseHint,
    fallback: undefined,
    storage,
    instanceId,
  })
  const known = hint.get()
  const state = createObservable<Authentication>({
    status: known && !known.ended ? 'loading' : 'unauthenticated',
  })
  // Once: an adapter remembers the server's clock and the lifetime of its nonce.
  const { load: loadAdapter } = lazyImport(async () =>
    typeof adapter === 'function' ? adapter() : adapter,
  )
  const controller = lazyImport(async () => {
    const { createSignInController } = await import('./createSignInController.ts')
    return createSignInController(kit, store)
  })
  const store: SignInStore = {
    hint,
    state,
    asked: createObservable<symbol | undefined>(undefined),
    adapter: loadAdapter,
    controller,
    async signOut() {
      const stored = hint.get()
      if (!stored) return
      // Before the code loads: if that fails, the next page load tells the backend.
      hint.set({ address: stored.address, ended: true })
      await controller.load().then(
        (loaded) => loaded.signOut(),
        () => undefined,
      )
    },
  }
  return store
}

function parseHint(value: unknown): SignInHint | undefined {
  if (!isRecord(value)) return undefined
  const { address, ended, issuedAt } = value
  if (!isAddressText(address)) return undefined
  const isTime = typeof issuedAt === 'string' && issuedAt.length < 64
  return { address, issuedAt: isTime ? issuedAt : undefined, ended: ended === true || undefined }
}
