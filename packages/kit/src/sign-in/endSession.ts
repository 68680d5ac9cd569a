import type { Kit } from '../config/kit.ts'
import { signInLoader } from './signInLoader.ts'
import { signInStore } from './signInStore.ts'

/**
 * Ends the session in every tab at once; nothing without one. Resolves when the backend has
 * responded or could not be reached, which is then tried again. Never rejects.
 */
export async function endSession(kit: Kit): Promise<void> {
  const store = kit.once(signInStore)
  const address = store?.state.get().session?.address ?? store?.hint.get()?.address
  if (!address) return
  // Before the code loads: if that fails, the next page load tells the backend.
  store?.hint.set({ address, ended: true })
  const controller = await kit
    .once(signInLoader)
    ?.load()
    .catch(() => undefined)
  await controller?.signOut()
}
