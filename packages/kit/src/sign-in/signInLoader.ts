import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import type { Kit } from '../chains/config/kit.ts'
import { slot } from '../chains/config/slot.ts'
import type { SignInController } from './createSignInController.ts'
import { type SignInStore, signInStore } from './signInStore.ts'

/** Loads the sign-in code on demand. */
export interface SignInLoader {
  /** The same controller each time. Rejects if the code fails to load; call again to retry. */
  load(): Promise<SignInController>
  /**
   * Ends the session in every tab at once; nothing without one. Resolves when the backend has
   * responded or could not be reached, which is then tried again. Never rejects.
   */
  signOut(): Promise<void>
  /** Keeps an existing session up to date until the returned function is called. */
  start(): () => void
}

/**
 * Loads the sign-in when a dialog or a page needs it, or when this browser may have a session. A
 * visitor who has never signed in loads and requests nothing. Undefined in a kit without sign-in.
 */
export const signInLoader = slot('signInLoader', (kit) => {
  const store = kit.get(signInStore)
  return store && createSignInLoader(kit, store)
})

function createSignInLoader(kit: Kit, store: SignInStore): SignInLoader {
  const { hint, state } = store
  const { load, subscribe, value } = lazyImport(async () => {
    const { createSignInController } = await import('./createSignInController.ts')
    return createSignInController(kit, store)
  })

  /** The session cannot be confirmed, so it is not claimed; the visitor can still sign in. */
  const giveUp = () => state.set({ status: 'unauthenticated' })

  function look(): void {
    const known = hint.get()
    if (known && (known.ended || kit.wagmi.state.status === 'connected')) load().catch(giveUp)
  }

  const loader: SignInLoader = {
    load,
    async signOut() {
      const address = state.get().session?.address ?? hint.get()?.address
      if (!address) return
      // Before the code loads: if that fails, the next page load tells the backend.
      hint.set({ address, ended: true })
      const controller = await loader.load().catch(() => undefined)
      await controller?.signOut()
    },
    start() {
      let stop: (() => void) | undefined
      const run = () => {
        stop ??= value()?.start()
      }
      const stops = [
        kit.wagmi.subscribe(({ status }) => status, look),
        hint.subscribe(look),
        subscribe(run),
      ]
      look()
      run()
      return () => {
        for (const end of [...stops, stop]) end?.()
      }
    },
  }
  return loader
}
