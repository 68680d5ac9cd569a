import { useSyncExternalStore } from 'react'

const never = () => () => {}
const yes = () => true
const no = () => false

/** False on the server and while hydrating its page, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(never, yes, no)
}
