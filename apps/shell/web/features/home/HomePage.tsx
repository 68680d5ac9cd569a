import { useAccountLookup, useConnectModal } from '@foyer/kit'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp } from '../../AppContext.ts'
import { useModule } from '../../components/load/useModule.ts'
import { usePageConnection } from '../../components/usePageConnection.ts'
import type { AppState } from '../../state/appState.ts'
import { useAppState } from '../../state/useAppState.ts'
import { accountAddress } from './lookup/accountAddress.ts'
import { LookupForm } from './lookup/LookupForm.tsx'
import { RestoringView } from './RestoringView.tsx'
import { WelcomeView } from './WelcomeView.tsx'

const loadSharedState = __DEMO__
  ? () => import('../../../demo/developer/SharedState.tsx')
  : undefined

// Includes the queries of the page.
const loadAccountView = () => import('./AccountView.tsx')

/** `/`: the welcome page, or the connected account. */
export default function HomePage(): ReactElement {
  const { hasAskedToRead, lookedUp } = useApp()
  const { address, status } = usePageConnection()
  const { lookUp, reset, state } = useAccountLookup()
  // Here, since each view has a form of its own: a restored connection must not clear the field.
  const draft = useRef({ text: '', takesFocus: lookedUp.getState().isLeft === true }).current
  const isConnected = address !== undefined || status === 'reconnecting'
  // Preloads the view while the visitor is choosing a wallet.
  const isConnecting = useConnectModal().isOpen
  const AccountView = useModule(loadAccountView, isConnected || isConnecting, address !== undefined)

  useEffect(() => lookedUp.setState({ isLeft: false }), [lookedUp])
  useEffect(() => {
    if (state.status !== 'success') return
    lookedUp.setState({ account: state.account, isFromHome: true })
    navigate(accountAddress(state.account))
  }, [lookedUp, state])

  const form = (
    <LookupForm
      draft={draft}
      state={state}
      onLookUp={(text) => {
        hasAskedToRead.setState(true)
        lookUp(text)
      }}
      onReset={reset}
    />
  )
  return (
    <>
      {isConnected &&
        (address !== undefined && AccountView ? (
          <AccountView address={address} lookup={form} />
        ) : (
          <RestoringView lookup={form} />
        ))}
      {!isConnected && <WelcomeView lookup={form} />}
      {loadSharedState && <DemoState load={loadSharedState} isConnected={isConnected} />}
    </>
  )
}

interface DemoStateProps {
  readonly load: NonNullable<typeof loadSharedState>
  readonly isConnected: boolean
}

const everything = (state: AppState): AppState => state

/** The shared state, for developers. Stays open when the view above changes. */
function DemoState({ isConnected, load }: DemoStateProps): ReactElement | null {
  const SharedState = useModule(load)
  const state = useAppState(everything)
  const [isOpen, setOpen] = useState(false)
  if (!SharedState) return null
  // Keyed: below another view it is at another position, which must not count as a layout shift.
  const place = isConnected ? 'in' : 'out'
  return <SharedState key={place} state={state} isOpen={isOpen} onToggle={setOpen} />
}
