'use client'

import { useConnectionState } from '@foyer/kit'

export function Account() {
  const { address, chain, status } = useConnectionState()
  if (status !== 'connected') return <p>Connect a wallet to begin.</p>
  return (
    <p>
      {address} on {chain?.name ?? 'another network'}
    </p>
  )
}
