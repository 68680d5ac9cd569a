import type { SignInStore } from './signInStore.ts'

/** Pages that wait for a sign-in that they have asked for. */
export function createWaiters({ asked, state }: Pick<SignInStore, 'asked' | 'state'>) {
  let waiting: readonly ((isSignedIn: boolean) => void)[] = []

  function settle(isSignedIn: boolean): void {
    const all = waiting
    waiting = []
    asked.set(false)
    for (const resolve of all) resolve(isSignedIn)
  }

  return {
    /** Resolves at once for an account that is signed in. */
    async ask(show: () => void): Promise<boolean> {
      if (state.get().status === 'authenticated') return true
      const answer = new Promise<boolean>((resolve) => {
        waiting = [...waiting, resolve]
      })
      asked.set(true)
      show()
      return answer
    },
    start() {
      const stops = [
        state.subscribe(() => {
          if (state.get().status === 'authenticated') settle(true)
        }),
        // The visitor has closed the dialog that led there.
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
