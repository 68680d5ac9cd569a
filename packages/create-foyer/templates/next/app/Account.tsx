'use client'

import { useConnectionState } from '@foyer/kit'

export function Account() {
  const { address, chain, status } = useConnectionState()
  // A connection of an earlier visit is being restored.
  if (status === 'reconnecting') return <p>Reconnecting…</p>
  if (status !== 'connected') return <p>Connect a wallet to begin.</p>
  return (
    <p>
      {address} on {chain?.name ?? 'another network'}
    </p>
  )
}
