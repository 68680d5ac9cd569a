import type { SignInStore } from './signInStore.ts'

/** The callers of `useSignIn().signIn()` that wait for the result. */
export function createSignInQueue({ asked, state }: Pick<SignInStore, 'asked' | 'state'>) {
  let waiting: readonly ((isSignedIn: boolean) => void)[] = []

  function settle(isSignedIn: boolean): void {
    const all = waiting
    waiting = []
    asked.set(undefined)
    for (const resolve of all) resolve(isSignedIn)
  }

  return {
    /** Resolves at once if the account is already signed in. */
    async ask(id: symbol, show: () => void): Promise<boolean> {
      if (state.get().status === 'authenticated') return true
      const answer = new Promise<boolean>((resolve) => {
        waiting = [...waiting, resolve]
      })
      asked.set(id)
      show()
      return answer
    },
    start() {
      const stops = [
        state.subscribe(() => {
          if (state.get().status === 'authenticated') settle(true)
        }),
        // The visitor closed the dialog.
        asked.subscribe(() => {
          if (!asked.get()) settle(false)
        }),
      ]
      return () => {
        for (const stop of stops) stop()
        settle(false)
      }
    },
  }
}
