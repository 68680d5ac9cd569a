import type { Kit } from '../chains/config/kit.ts'
import { signInStore } from './signInStore.ts'

/**
 * Keeps an existing session up to date until the returned function is called. Loads the sign-in if
 * this browser may have a session: a visitor who has never signed in loads and requests nothing.
 */
export function followSession(kit: Kit): () => void {
  const store = kit.get(signInStore)
  if (!store) return () => {}
  const { controller, hint, state } = store

  /** The session cannot be confirmed, so it is not claimed; the visitor can still sign in. */
  const giveUp = () => state.set({ status: 'unauthenticated' })

  function look(): void {
    const known = hint.get()
    const isNeeded = known && (known.ended || kit.wagmi.state.status === 'connected')
    if (isNeeded) controller.load().catch(giveUp)
  }

  let stop = controller.value()?.start()
  const stops = [
    kit.wagmi.subscribe(({ status }) => status, look),
    hint.subscribe(look),
    controller.subscribe(() => {
      stop = controller.value()?.start()
    }),
  ]
  look()
  return () => {
    for (const end of [...stops, stop]) end?.()
  }
}
