import { useAccountLookup, useConnectionState } from '@foyer/kit'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { type ReactElement, useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useStore } from 'zustand'
import { useApp } from '../../../AppContext.ts'
import { addressOf, usePath } from '../../../address/basePath.ts'
import { Card } from '../../../components/Card.tsx'
import { useModule } from '../../../components/load/useModule.ts'
import { lookupEn } from '../../../i18n/lookupEn.ts'
import view from '../AccountView.module.css'
import side from '../SideCard.module.css'
import { accountAddress, askedFor, nameOf } from './accountAddress.ts'
import { LookupForm } from './LookupForm.tsx'

const loadResultView = () => import('./LookupResultView.tsx')

/** `/account/alice.eth`: an account by its name or address; a form for one that is not found. */
export default function AccountPage(): ReactElement {
  const t = useTextOf(lookupEn)
  const text = askedFor(usePath())
  const { hasAskedToRead, lookedUp } = useApp()
  const { account, isFromHome } = useStore(lookedUp)
  const isShown = account !== undefined && nameOf(account) === text
  const { lookUp, reset, state } = useAccountLookup()
  const draft = useRef({ text, takesFocus: false }).current
  useOwnAccountFirst()

  useEffect(() => {
    hasAskedToRead.setState(true)
    if (!isShown) lookUp(text)
  }, [hasAskedToRead, isShown, lookUp, text])

  const found = state.status === 'success' ? state.account : undefined
  useEffect(() => {
    if (!found) return
    lookedUp.setState({ account: found, isFromHome: false })
    // As written by the name's own rules, or what the form has found instead.
    navigate(accountAddress(found), { replace: true })
  }, [found, lookedUp])

  const ResultView = useModule(loadResultView, true, isShown)
  if (isShown && ResultView) {
    const back = () => {
      lookedUp.setState({ account: undefined, isLeft: true })
      if (isFromHome) history.back()
      else navigate(addressOf('/'))
    }
    return <ResultView account={account} onBack={back} />
  }
  return (
    <div className={view.view}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('lookup.label')}</h1>
      </VisuallyHidden>
      <Card className={side.card}>
        <LookupForm draft={draft} state={state} onLookUp={lookUp} onReset={reset} />
      </Card>
    </div>
  )
}

/** Goes to Home, which shows it, when another account is connected, or none any more. */
function useOwnAccountFirst(): void {
  const { address, status } = useConnectionState()
  const by = useRef<{ readonly address: string | undefined }>(undefined)
  useEffect(() => {
    // Not yet known after a reload.
    if (status === 'reconnecting') return
    by.current ??= { address }
    if (by.current.address !== address) navigate(addressOf('/'))
  }, [address, status])
}
