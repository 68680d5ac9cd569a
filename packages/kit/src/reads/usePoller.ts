import { useEffect } from 'react'
import { useKit } from '../config/useKit.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { onceLoaded, transportRegistry } from '../transport/lazyTransportRegistry.ts'

/** Polls balances while an account is connected. Used once, in `<WhileConnected>`. */
export function usePoller(): void {
  const endpoints = useKit('usePoller').once(transportRegistry)
  const { chain, status } = useConnectionState()
  const isOn = status === 'connected'
  const chainId = chain?.id
  useEffect(() => {
    if (!isOn) return
    return onceLoaded(endpoints, ({ poller }) => poller.follow(chainId))
  }, [chainId, endpoints, isOn])
}
