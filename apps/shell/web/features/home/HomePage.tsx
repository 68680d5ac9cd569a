import { useSession } from '@foyer/kit'
import { type ReactElement, useState } from 'react'
import { useApp } from '../../AppContext.ts'
import { AccountView } from './AccountView.tsx'
import { RestoringView } from './RestoringView.tsx'
import { SharedState } from './SharedState.tsx'
import { WelcomeView } from './WelcomeView.tsx'

/** `/`: the way in; what the account holds once somebody has come in. */
export default function HomePage(): ReactElement {
  const { deployment } = useApp()
  const { address, status } = useSession()
  const [isStateOpen, setStateOpen] = useState(false)
  const isIn = address !== undefined || status === 'reconnecting'
  return (
    <>
      {address !== undefined && <AccountView address={address} />}
      {address === undefined && status === 'reconnecting' && <RestoringView />}
      {!isIn && <WelcomeView />}
      {deployment.mode === 'demo' && (
        // Below another view it stands at another place.
        <SharedState key={isIn ? 'in' : 'out'} isOpen={isStateOpen} onToggle={setStateOpen} />
      )}
    </>
  )
}
