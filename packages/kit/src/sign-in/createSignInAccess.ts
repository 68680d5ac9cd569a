import type { KitConfig } from '../kit/createKitConfig.ts'
import type { SignInAccess } from './SignInContext.ts'
import type { SignInController } from './SignInController.ts'
import type { SignIn } from './signIn.ts'

/**
 * Loads what signs in when it is wanted: by the dialog, by a page, or because this browser may hold a session. For a
 * visitor who has never signed in, nothing is loaded and nothing is asked.
 */
export function createSignInAccess(
  kit: KitConfig,
  signIn: SignIn,
): SignInAccess & { start(): () => void } {
  const { hint, state } = signIn
  let loading: Promise<SignInController> | undefined
  let loaded: SignInController | undefined
  let isStarted = false
  let stop: (() => void) | undefined

  function run(): void {
    if (isStarted) stop ??= loaded?.start()
  }

  async function fetchController(): Promise<SignInController> {
    try {
      const { createSignInController } = await import('./createSignInController.ts')
      loaded = createSignInController(kit, signIn)
      run()
      return loaded
    } catch (error) {
      // It did not arrive: whoever wants it next fetches it again.
      loading = undefined
      throw error
    }
  }

  function load(): Promise<SignInController> {
    loading ??= fetchController()
    return loading
  }

  /** What is not known to be true is not claimed; the visitor can still sign in. */
  const giveUp = () => state.set({ status: 'unauthenticated' })

  function look(): void {
    const known = hint.get()
    if (known && (known.ended || kit.wagmi.state.status === 'connected')) load().catch(giveUp)
  }

  return {
    load,
    start() {
      isStarted = true
      const stops = [kit.wagmi.subscribe(({ status }) => status, look), hint.subscribe(look)]
      look()
      run()
      return () => {
        isStarted = false
        for (const end of [...stops, stop]) end?.()
        stop = undefined
      }
    },
  }
}
