import { useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import { useKit } from '../config/useKit.ts'
import { sameAddress } from '../format/sameAddress.ts'
import { type Authentication, authentication } from './authentication.ts'
import { useRestoring } from './RestoringContext.ts'

const unauthenticated: Authentication = { status: 'unauthenticated' }
const without = { get: () => unauthenticated, subscribe: () => () => {} }

/**
 * Whether the connected account is signed in (docs/spec-map.md §3). A session of another account
 * counts as unauthenticated as soon as the wallet switches accounts.
 */
export function useAuthentication(): Authentication {
  const { get, subscribe } = useKit().once(authentication)?.state ?? without
  const state = useSyncExternalStore(subscribe, get, get)
  const restoring = useRestoring()
  const { address } = useConnection()
  const counts =
    state.status === 'loading' ? restoring || address : sameAddress(address, state.session?.address)
  return counts ? state : unauthenticated
}
