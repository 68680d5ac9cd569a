import { type ReactElement, useEffect } from 'react'
import { useConnection } from 'wagmi'
import { useKit } from '../config/useKit.ts'
import { followWalletChain } from '../reads/followWalletChain.ts'
import { PendingTracker } from '../transactions/views/PendingTracker.tsx'
import { ConnectionAnnouncements } from './ConnectionAnnouncements.tsx'

/** What runs while an account is connected; loaded after connecting. Shows nothing. */
export default function WhileConnected(): ReactElement {
  const kit = useKit()
  const { connector } = useConnection()
  useEffect(() => connector && followWalletChain(kit, connector), [connector, kit])
  return (
    <>
      <ConnectionAnnouncements />
      <PendingTracker />
    </>
  )
}
