import { useConnectionState } from '@foyer/kit'
import type { ReactElement } from 'react'
import { AbsentWalletNotice } from './AbsentWalletNotice.tsx'
import StaleBanner from './StaleBanner.tsx'

/** What a page has to say about itself above its content; comes with the first connection of a visit. */
export default function Notices(): ReactElement {
  const { status } = useConnectionState()
  return (
    <>
      <AbsentWalletNotice />
      {status === 'connected' && <StaleBanner />}
    </>
  )
}
