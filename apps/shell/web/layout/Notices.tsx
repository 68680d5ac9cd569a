import { useConnectionState } from '@foyer/kit'
import type { ReactElement } from 'react'
import { StaleBanner } from '../components/stale/StaleBanner.tsx'
import { AbsentWalletNotice } from './AbsentWalletNotice.tsx'

/** Notices above the page. Loaded with the first connection. */
export default function Notices(): ReactElement {
  const { status } = useConnectionState()
  return (
    <>
      <AbsentWalletNotice />
      {status === 'connected' && <StaleBanner />}
    </>
  )
}
