import { useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { useKit } from '../chains/config/useKit.ts'
import type { AuthenticationStatus } from '../wallets/connection/authentication.ts'
import { signInStore } from './signInStore.ts'

/** Keeps the kit's sign-in in sync with a session that the app manages itself. */
export function useExternalSession(status: AuthenticationStatus): void {
  const kit = useKit('useExternalSession')
  const { address } = useConnection()
  const before = useRef({ address, status })
  useEffect(() => {
    const store = kit.get(signInStore)
    const was = before.current
    // While the app asks again, its last answer counts.
    before.current = { address, status: status === 'loading' ? was.status : status }
    if (!store) return
    const isKnown = store.state.get().status === 'authenticated'
    // The app's status still refers to the earlier account, which is being signed out.
    const isOther = was.address !== undefined && was.address !== address
    if (status === 'authenticated' && address && !isKnown && !isOther) {
      // The sign-in then asks the adapter, which answers with this account.
      store.hint.set({ address })
    }
    if (status === 'unauthenticated' && was.status === 'authenticated') {
      void store.signOut()
    }
  }, [address, kit, status])
}
