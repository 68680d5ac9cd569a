'use client'

import { useBlockNumber, useConnection } from 'wagmi'

/** The app's own hooks still read through the app's own transports. */
export function Block() {
  const { chain } = useConnection()
  const { data: block } = useBlockNumber({ query: { enabled: chain !== undefined } })
  if (!chain) return null
  return (
    <p>
      {chain.name}, block {block?.toString() ?? '…'}
    </p>
  )
}
