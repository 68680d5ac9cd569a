import { type FoundAccount, useConnectionState } from '@foyer/kit'
import { type ReactElement, useState } from 'react'
import { useApp } from '../../AppContext.ts'
import { AccountView } from './AccountView.tsx'
import { LookupForm } from './LookupForm.tsx'
import { LookupResultView } from './LookupResultView.tsx'
import { RestoringView } from './RestoringView.tsx'
import { SharedState } from './SharedState.tsx'
import { WelcomeView } from './WelcomeView.tsx'

/** An account that was looked up, and who was connected then. */
interface Look {
  readonly account: FoundAccount
  readonly by: string | undefined
}

/** `/`: the way in; what the account holds once somebody has come in; any account that was looked up. */
export default function HomePage(): ReactElement {
  const { deployment } = useApp()
  const { address, status } = useConnectionState()
  const [look, setLook] = useState<Look>()
  const [cameBack, setCameBack] = useState(false)
  const [isStateOpen, setStateOpen] = useState(false)
  const isIn = address !== undefined || status === 'reconnecting'

  // Whoever connects, disconnects or changes over wants to see that account, not another one.
  if (look && look.by === address) {
    const back = () => {
      setCameBack(true)
      setLook(undefined)
    }
    return <LookupResultView account={look.account} onBack={back} />
  }
  const lookup = (
    <LookupForm takesFocus={cameBack} onFound={(account) => setLook({ account, by: address })} />
  )
  return (
    <>
      {address !== undefined && <AccountView address={address} lookup={lookup} />}
      {address === undefined && status === 'reconnecting' && <RestoringView lookup={lookup} />}
      {!isIn && <WelcomeView lookup={lookup} />}
      {deployment.mode === 'demo' && (
        // Below another view it stands at another place.
        <SharedState key={isIn ? 'in' : 'out'} isOpen={isStateOpen} onToggle={setStateOpen} />
      )}
    </>
  )
}
