import { useConnectionState } from '@foyer/kit'
import { useDeferredValue } from 'react'

/**
 * The connection as the page below the header shows it: still none in the frame in which the header
 * shows a new account. Everything below that depends on it follows in one commit, so that nothing
 * moves.
 */
export function usePageConnection() {
  const { address, status } = useConnectionState()
  const earlier = useDeferredValue(status)
  const isNew = status === 'connected' && earlier !== 'connected' && earlier !== 'reconnecting'
  return isNew ? ({ address: undefined, status: earlier } as const) : { address, status }
}
