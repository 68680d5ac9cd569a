import { useSession } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useApp } from '../../AppContext.ts'
import { AccountView } from './AccountView.tsx'
import { RestoringView } from './RestoringView.tsx'
import { SharedState } from './SharedState.tsx'
import { WelcomeView } from './WelcomeView.tsx'

/** `/`: the way in; what the account holds once somebody has come in. */
export default function HomePage(): ReactElement {
  const { deployment } = useApp()
  const { address, status } = useSession()
  return (
    <>
      {address !== undefined && <AccountView address={address} />}
      {address === undefined && status === 'reconnecting' && <RestoringView />}
      {address === undefined && status !== 'reconnecting' && <WelcomeView />}
      {deployment.mode === 'demo' && <SharedState />}
    </>
  )
}
