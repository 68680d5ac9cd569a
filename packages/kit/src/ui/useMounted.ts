import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on a server and while hydrating, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
