import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and while hydrating, then true. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
