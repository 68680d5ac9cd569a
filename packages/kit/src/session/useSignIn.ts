import { useMemo } from 'react'
import type { Authentication } from '../config/signIn.ts'
import { useAuthentication } from '../connectors/useAuthentication.ts'
import { useSession } from '../connectors/useSession.ts'
import { useSignInAccess } from '../sign-in/useSignInAccess.ts'
import { useModals } from './ModalsContext.ts'

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
  const isConnected = useSession().status === 'connected'
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
