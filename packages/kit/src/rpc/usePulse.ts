import { useEffect } from 'react'
import { useKit } from '../config/useKit.ts'
import { useSession } from '../connectors/useSession.ts'
import { onceLoaded } from './onceLoaded.ts'

/** Keeps balances up to date while an account is connected. Stands once in `<KitProvider>`. */
export function usePulse(): void {
  const { endpoints } = useKit()
  const { chain, status } = useSession()
  const isOn = status === 'connected'
  const chainId = chain?.id
  useEffect(() => {
    if (!isOn) return
    return onceLoaded(endpoints, ({ pulse }) => pulse.follow(chainId))
  }, [chainId, endpoints, isOn])
}
