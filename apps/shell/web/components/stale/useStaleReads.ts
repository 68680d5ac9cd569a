import { useChainHealth, useKit } from '@foyer/kit'
import { useStore } from 'zustand'
import { useApp } from '../../AppContext.ts'
import { type StaleReads, staleReads } from './staleReads.ts'

/** Which values on the page are stale; undefined if none is, and while everything is: offline. */
export function useStaleReads(): StaleReads | undefined {
  const { chains } = useKit()
  const { byChain } = useChainHealth()
  const isOffline = useStore(useApp().offlineSince) !== undefined
  return isOffline ? undefined : staleReads(chains, byChain)
}
