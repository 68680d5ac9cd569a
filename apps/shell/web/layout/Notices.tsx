import { useConnectionState } from '@foyer/kit'
import type { ReactElement } from 'react'
import { AbsentWalletNotice } from './AbsentWalletNotice.tsx'
import StaleBanner from './StaleBanner.tsx'

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
