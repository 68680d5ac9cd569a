import { createObservable } from '@foyer/ui/utils/createObservable.ts'
import { watchConnection } from '@wagmi/core'
import type { Kit } from '../chains/config/kit.ts'
import { createSession } from './createSession.ts'
import { initialSignInState, isUnderway, type SignInState } from './signInReducer.ts'
import { followConnection, forget, prepare, type SignInRun, sign } from './signInSteps.ts'
import type { SignInController, SignInStore } from './signInStore.ts'

/** Runs the sign-in: decides what to ask the backend and the wallet, and when. */
export function createSignInController(
  kit: Pick<Kit, 'chains' | 'wagmi'>,
  signIn: SignInStore,
): SignInController {
  const state = createObservable<SignInState>(initialSignInState)
  const session = createSession(kit, signIn)
  const run: SignInRun = {
    kit,
    signIn,
    session,
    state,
    isOpen: false,
    nonce: undefined,
    refresh: undefined,
  }
  return {
    getState: state.get,
    subscribe: state.subscribe,
    async prepare() {
      // The failure is no longer shown, so that the same one is announced again.
      if (!isUnderway(state.get().status)) forget(run)
      await prepare(run)
    },
    sign: () => sign(run),
    enter() {
      run.isOpen = true
      void prepare(run)
    },
    leave() {
      run.isOpen = false
      forget(run)
    },
    signOut: () => session.end(),
    async ask(id, show) {
      const checked = session.recheck()
      if (checked) await checked
      if (signIn.state.get().status === 'authenticated') return true
      const answer = answerOf(signIn)
      signIn.asked.set(id)
      show()
      return answer
    },
    start() {
      const stops = [
        session.start(),
        watchConnection(kit.wagmi, { onChange: () => followConnection(run) }),
      ]
      return () => {
        forget(run)
        for (const stop of stops) stop()
        signIn.asked.set(undefined)
      }
    },
  }
}

/** Resolves to true once the visitor has signed in, and to false once they have left. */
function answerOf({ asked, state }: SignInStore): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      const isSignedIn = state.get().status === 'authenticated'
      if (!isSignedIn && asked.get()) return
      for (const stop of stops) stop()
      asked.set(undefined)
      resolve(isSignedIn)
    }
    const stops = [state.subscribe(settle), asked.subscribe(settle)]
  })
}
