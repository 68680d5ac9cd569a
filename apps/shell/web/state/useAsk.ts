import { useEffect } from 'react'
import type { BalanceAsk } from './holdsEnough.ts'
import { useAppStateStore } from './useAppState.ts'

/** Says, for as long as the component is shown, what the page asks for. */
export function useAsk({ chainId, amount, token, held }: BalanceAsk): void {
  const store = useAppStateStore()
  useEffect(
    () => store.ask({ chainId, amount, token, held }),
    [store, chainId, amount, token, held],
  )
}
