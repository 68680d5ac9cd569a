import { useChainHealth, useKit } from '@foyer/kit'
import { useSyncExternalStore } from 'react'
import { type StaleReads, staleReads } from './staleReads.ts'

/** Which values on the page are stale; undefined if none is. */
export function useStaleReads(): StaleReads | undefined {
  const { chains } = useKit()
  const { byChain } = useChainHealth()
  const isOnline = useSyncExternalStore(subscribeToOnline, () => navigator.onLine)
  return staleReads(chains, byChain, isOnline)
}

function subscribeToOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
