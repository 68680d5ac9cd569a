import { useCallback, useState, useSyncExternalStore } from 'react'

/** Returns whether a media query matches. False on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  // One list per component, because creating one on each render costs more than reading it.
  const [list] = useState(() => globalThis.window?.matchMedia(query))
  const subscribe = useCallback(
    (listener: () => void) => {
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    [list],
  )
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  )
}
