import { useMemo } from 'react'
import { useAuthentication } from '../connection/useAuthentication.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { useModals } from '../modals/ModalsContext.ts'
import type { Authentication } from './signIn.ts'
import { useSignInAccess } from './useSignInAccess.ts'

export interface SignInControl extends Authentication {
  /**
   * Asks the visitor to prove that the account is theirs: connects first where nobody is connected. True when they have
   * (at once when they had before), false when they left it.
   */
  signIn(): Promise<boolean>
  /** Ends the session, here at once and in every tab; the wallet stays connected. */
  signOut(): Promise<void>
}

/**
 * Signing in when a page needs it, and not before (lazy sign-in).
 *
 * @throws SignInNotConfiguredError in a kit without `signIn`.
 */
export function useSignIn(): SignInControl {
  const access = useSignInAccess()
  const { open } = useModals()
  const { session, status } = useAuthentication()
  const isConnected = useConnectionState().status === 'connected'
  return useMemo(
    () => ({
      status,
      session,
      async signIn() {
        const show = () => open(isConnected ? 'signIn' : 'connect')
        const controller = await access.load().catch(() => undefined)
        if (controller) return controller.ask(show)
        // It did not arrive. The dialog says so, and fetches it again.
        show()
        return false
      },
      async signOut() {
        await (await access.load()).signOut()
      },
    }),
    [access, isConnected, open, session, status],
  )
}
