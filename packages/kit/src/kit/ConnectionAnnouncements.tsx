import { useEffect, useRef } from 'react'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { shortenAddress } from '../format/shortenAddress.ts'
import { useText } from '../i18n/useText.ts'
import { useAnnounce } from '../ui/announcer/useAnnounce.ts'

/** Speaks what the header shows: connected, and a wrong network. Once each. */
export function ConnectionAnnouncements() {
  const t = useText()
  const announce = useAnnounce()
  const { address, unsupported } = useConnectionState()
  const spoken = useRef<string>(undefined)

  useEffect(() => {
    if (spoken.current === address) return
    spoken.current = address
    if (address) announce(t('connect.connected', { name: shortenAddress(address) }))
  }, [address, announce, t])

  useEffect(() => {
    if (unsupported) announce(t('chain.wrongText'))
  }, [announce, t, unsupported])

  return null
}
