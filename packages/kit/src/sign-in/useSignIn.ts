import { useMemo } from 'react'
import type { Kit } from '../config/kit.ts'
import { useKit } from '../config/useKit.ts'
import type { Authentication } from '../connection/authentication.ts'
import { useAuthentication } from '../connection/useAuthentication.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { SignInNotConfiguredError } from '../errors/signIn.ts'
import { useModals } from '../modals/ModalsContext.ts'
import type { DeviceSessions } from './signInAdapter.ts'
import { type SignInLoader, signInLoader } from './signInLoader.ts'
import { signInStore } from './signInStore.ts'

export interface UseSignInReturnType extends Authentication {
  /**
   * Asks the visitor to prove that the account is theirs: connects first where nobody is connected. True when they have
   * (at once when they had before), false when they left it.
   */
  signIn(): Promise<boolean>
  /** Ends the session, here at once and in every tab; the wallet stays connected. */
  signOut(): Promise<void>
  /** The account's sessions on all devices; undefined where the adapter keeps no list of them. */
  sessions(): Promise<DeviceSessions | undefined>
}

/**
 * Signing in when a page needs it, and not before (lazy sign-in).
 *
 * @throws SignInNotConfiguredError in a kit without `signIn`.
 */
export function useSignIn(): UseSignInReturnType {
  const kit = useKit()
  const loader = requireSignIn(kit)
  const { open } = useModals()
  const { session, status } = useAuthentication()
  const isConnected = useConnectionState().status === 'connected'
  return useMemo(
    () => ({
      status,
      session,
      async signIn() {
        const show = () => open(isConnected ? 'signIn' : 'connect')
        const controller = await loader.load().catch(() => undefined)
        if (controller) return controller.ask(show)
        // It did not arrive. The dialog says so, and fetches it again.
        show()
        return false
      },
      async signOut() {
        await (await loader.load()).signOut()
      },
      async sessions() {
        return (await kit.once(signInStore)?.adapter())?.sessions
      },
    }),
    [kit, loader, isConnected, open, session, status],
  )
}

/** @throws SignInNotConfiguredError in a kit without sign-in. */
export function requireSignIn(kit: Kit): SignInLoader {
  const loader = kit.once(signInLoader)
  if (!loader) throw new SignInNotConfiguredError()
  return loader
}
