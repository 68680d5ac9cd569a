import { createSafeStore } from '@foyer/ui/storage/createSafeStore.ts'
import { createObservable } from '@foyer/ui/utils/createObservable.ts'
import { isAddressText, isRecord } from '@foyer/ui/utils/guards.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { Kit } from '../chains/config/kit.ts'
import type { Authentication } from '../wallets/connection/authentication.ts'
import type { ConnectOffer } from '../wallets/connectors/injected/connectInjected.ts'
import type { SignInHint, SignInOptions, SignInStore } from './signInStore.ts'

/**
 * Creates the store. It loads the rest of the sign-in when a dialog or a page needs it, or when
 * this browser may have a session: a visitor who has never signed in loads and requests nothing.
 */
export function createSignInStore(kit: Kit, { adapter }: SignInOptions): SignInStore {
  const { instanceId, storage, storageKey, wagmi } = kit
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

  /** The session cannot be confirmed, so it is not claimed; the visitor can still sign in. */
  const giveUp = () => state.set({ status: 'unauthenticated' })

  function look(): void {
    const stored = hint.get()
    if (stored && (stored.ended || wagmi.state.status === 'connected')) store.load().catch(giveUp)
  }

  const store: SignInStore = {
    hint,
    state,
    asked: createObservable<symbol | undefined>(undefined),
    offer: createObservable<ConnectOffer | undefined>(undefined),
    adapter: loadAdapter,
    load: controller.load,
    async signOut() {
      const address = state.get().session?.address ?? hint.get()?.address
      if (!address) return
      // Before the code loads: if that fails, the next page load tells the backend.
      hint.set({ address, ended: true })
      const loaded = await store.load().catch(() => undefined)
      await loaded?.signOut()
    },
    start() {
      let stop = controller.value()?.start()
      const stops = [
        wagmi.subscribe(({ status }) => status, look),
        hint.subscribe(look),
        controller.subscribe(() => {
          stop = controller.value()?.start()
        }),
      ]
      look()
      return () => {
        for (const end of [...stops, stop]) end?.()
      }
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
