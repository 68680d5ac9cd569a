import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating its page, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
