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

const loadDeveloperStrip = __DEMO__
  ? () => import('../../../demo/developer/DeveloperStrip.tsx')
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
  // Here, since it stays open when the view changes.
  const [isStateOpen, setStateOpen] = useState(false)

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
  const strip = loadDeveloperStrip && (
    <DemoStrip
      load={loadDeveloperStrip}
      isConnected={isConnected}
      isStateOpen={isStateOpen}
      onToggleState={setStateOpen}
    />
  )
  if (!isConnected) return <WelcomeView lookup={form} strip={strip} />
  return (
    <>
      {address !== undefined && AccountView ? (
        <AccountView address={address} lookup={form} />
      ) : (
        <RestoringView lookup={form} />
      )}
      {strip}
    </>
  )
}

interface DemoStripProps {
  readonly load: NonNullable<typeof loadDeveloperStrip>
  readonly isConnected: boolean
  readonly isStateOpen: boolean
  onToggleState(isOpen: boolean): void
}

const everything = (state: AppState): AppState => state

/** For developers: the sources of this page, and the shared state. */
function DemoStrip({ load, ...props }: DemoStripProps): ReactElement | null {
  const DeveloperStrip = useModule(load)
  const state = useAppState(everything)
  return DeveloperStrip ? <DeveloperStrip state={state} {...props} /> : null
}
