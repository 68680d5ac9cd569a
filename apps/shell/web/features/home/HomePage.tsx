import {
  type FoundAccount,
  useAccountLookup,
  useConnectionState,
  useConnectModal,
} from '@foyer/kit'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { fieldOf } from '../../../config/guards.ts'
import { useApp } from '../../AppContext.ts'
import { addressOf } from '../../address/basePath.ts'
import { useModule } from '../../components/load/useModule.ts'
import { LookupForm } from './LookupForm.tsx'
import { RestoringView } from './RestoringView.tsx'
import { SharedState } from './SharedState.tsx'
import { WelcomeView } from './WelcomeView.tsx'

// Includes the queries of the page.
const loadAccountView = () => import('./AccountView.tsx')
const loadResultView = () => import('./LookupResultView.tsx')

/** An account that was looked up, and the account that was connected at the time. */
interface Lookup {
  readonly account: FoundAccount
  /** In the state of its own entry of the browser's history, which Back leaves. */
  readonly key: string
  readonly by: string | undefined
}

/** `/`: the welcome page, the connected account, or an account that was looked up. */
export default function HomePage(): ReactElement {
  const { deployment, hasAskedToRead } = useApp()
  const { address, status } = useConnectionState()
  const [lookup, setLookup] = useState<Lookup>()
  const shownKey = fieldOf(useHistoryState(), 'lookup')
  const { lookUp, reset, state } = useAccountLookup()
  // Here, since each view has a form of its own: a restored connection must not clear the field.
  const draft = useRef({ text: '', takesFocus: false }).current
  const [isStateOpen, setStateOpen] = useState(false)
  const isConnected = address !== undefined || status === 'reconnecting'
  // Preloads the view while the visitor is choosing a wallet.
  const isConnecting = useConnectModal().isOpen
  const AccountView = useModule(loadAccountView, isConnected || isConnecting, address !== undefined)
  const ResultView = useModule(loadResultView, lookup !== undefined, lookup !== undefined)

  // Handles each result once.
  const handled = useRef(state)
  useEffect(() => {
    if (handled.current === state) return
    handled.current = state
    if (state.status !== 'success') return
    draft.text = ''
    const key = `${state.account.address} ${Date.now()}`
    setLookup({ account: state.account, key, by: address })
    navigate(addressOf('/'), { state: { lookup: key } })
  }, [address, draft, state])

  // Any change of the connected account closes the lookup.
  if (lookup && lookup.by !== address) setLookup(undefined)
  else if (lookup && lookup.key === shownKey && ResultView) {
    const back = () => {
      draft.takesFocus = true
      history.back()
    }
    return <ResultView account={lookup.account} onBack={back} />
  }
  const form = (
    <LookupForm
      isLine={!isConnected}
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
      {deployment.mode === 'demo' && (
        // Keyed: below another view it is at another position, which must not count as a layout
        // shift.
        <SharedState
          key={isConnected ? 'in' : 'out'}
          isBeside={!isConnected}
          isOpen={isStateOpen}
          onToggle={setStateOpen}
        />
      )}
    </>
  )
}
