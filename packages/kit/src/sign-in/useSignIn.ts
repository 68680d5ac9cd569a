import { useMemo } from 'react'
import type { Kit } from '../chains/config/kit.ts'
import { useKit } from '../chains/config/useKit.ts'
import { SignInNotConfiguredError } from '../errors/signIn.ts'
import type { Authentication } from '../wallets/connection/authentication.ts'
import { useAuthentication, useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { useModals } from '../wallets/modals/ModalsContext.ts'
import type { DeviceSessions } from './signInAdapter.ts'
import { type SignInStore, signInStore } from './signInStore.ts'

/** The result of `useSignIn`. */
export interface UseSignInReturnType extends Authentication {
  /**
   * Asks the visitor to sign in, connecting a wallet first if needed. Resolves to true once they
   * are signed in, or false if they cancelled. Asks nothing if they already were; the backend
   * confirms a session whose last check was over five minutes ago. Never rejects.
   */
  signIn(): Promise<boolean>
  /**
   * Ends the session in every tab at once; the wallet stays connected. Resolves when the backend
   * has responded or could not be reached, which is then tried again. Never rejects.
   */
  signOut(): Promise<void>
  /**
   * The account's sessions on all devices; undefined if the adapter has no `sessions`. Rejects if
   * the adapter fails to load.
   */
  sessions(): Promise<DeviceSessions | undefined>
}

/**
 * Signs in when a page needs it, and not before.
 *
 * @throws SignInNotConfiguredError in a kit without `signIn`; ConfigNotLoadedError while the config
 * has not loaded.
 */
export function useSignIn(): UseSignInReturnType {
  const kit = useKit('useSignIn')
  const store = requireSignIn(kit)
  const { id, open } = useModals('useSignIn')
  const { session, status } = useAuthentication()
  const isConnected = useConnectionState().status === 'connected'
  return useMemo(
    () => ({
      status,
      session,
      async signIn() {
        const show = () => open(startsWithWallet(kit, isConnected) ? 'connect' : 'signIn')
        const controller = await store.controller.load().catch(() => undefined)
        if (controller) return controller.ask(id, show)
        // The code failed to load. The dialog shows an error with a retry button.
        show()
        return false
      },
      signOut: () => store.signOut(),
      async sessions() {
        return (await store.adapter()).sessions
      },
    }),
    [id, isConnected, kit, open, session, status, store],
  )
}

/**
 * Whether the sign-in starts with the connect dialog. Read when asked: a handler that has waited,
 * such as for `disconnectAll`, has the `signIn` of an earlier rendering.
 */
function startsWithWallet({ signInMode, wagmi }: Kit, wasConnected: boolean): boolean {
  if (signInMode === 'required') return true
  const { status } = wagmi.state
  // While the page's own wagmi reconnects, the account counts as connected.
  return status === 'reconnecting' ? !wasConnected : status !== 'connected'
}

/** @throws SignInNotConfiguredError in a kit without sign-in. */
export function requireSignIn(kit: Kit): SignInStore {
  const store = kit.get(signInStore)
  if (!store) throw new SignInNotConfiguredError()
  return store
}
