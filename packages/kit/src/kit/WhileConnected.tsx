import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { onPageVisible } from '@foyer/ui/utils/onPageVisible.ts'
import { type ReactElement, useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { followWallet } from '../account/reads/followWallet.ts'
import type { Kit } from '../chains/config/kit.ts'
import { useKit } from '../chains/config/useKit.ts'
import { PendingTracker } from '../transactions/views/PendingTracker.tsx'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { useProfile } from '../wallets/connection/useProfile.ts'

/** Runs while an account is connected. Loaded after connecting; renders nothing visible. */
export function WhileConnected(): ReactElement {
  const kit = useKit('WhileConnected')
  const { connector, status } = useConnection()
  const state = useConnectionState()
  const isOn = state.status === 'connected'
  const chainId = state.chain?.id
  // While wagmi reconnects, the connector has a name and no methods.
  const connected = status === 'connected' ? connector : undefined
  useEffect(() => connected && followWallet(kit, connected), [connected, kit])
  useEffect(() => (isOn ? poll(kit, chainId) : undefined), [chainId, isOn, kit])
  return (
    <>
      <ConnectionAnnouncements />
      <PendingTracker />
    </>
  )
}

/** Polls once the account is on screen and the code has loaded. Returns what stops it. */
function poll(kit: Kit, chainId: number | undefined): () => void {
  let isEnded = false
  let stop: (() => void) | undefined
  function begin({ pollBalances }: typeof import('../account/reads/polling.ts')): void {
    if (!isEnded) stop ??= pollBalances(kit, chainId)
  }
  const load = () => import('../account/reads/polling.ts').then(begin, () => undefined)
  void load()
  // After a failure it loads when the page is looked at again.
  const stopRetrying = onPageVisible(load)
  return () => {
    isEnded = true
    stopRetrying()
    stop?.()
  }
}

/** How long a new connection waits for the account's name before it is announced, in ms. */
const nameWait = 1_000

/** Announces a new connection, another chain and the end of the connection to screen readers. */
function ConnectionAnnouncements() {
  const t = useText()
  const tAccount = useTextOf(accountEn)
  const announce = useAnnounce()
  const { wagmi } = useKit('WhileConnected')
  const { address, chain, unsupported } = useConnectionState()
  const { displayName, name } = useProfile()
  const announced = useRef<string>(undefined)
  const lastChain = useRef(chain)

  useEffect(() => {
    if (announced.current === address) return
    const say = () => {
      announced.current = address
      if (address) announce(t('connect.connected', { name: displayName }))
    }
    if (!address || name) return say()
    const timer = setTimeout(say, nameWait)
    return () => clearTimeout(timer)
  }, [address, announce, displayName, name, t])

  useEffect(() => {
    if (unsupported) announce(tAccount('chain.wrongText'))
  }, [announce, tAccount, unsupported])

  useEffect(() => {
    if (lastChain.current?.id === chain?.id) return
    lastChain.current = chain
    if (chain) announce(tAccount('chain.changed', { network: chain.name }))
  }, [announce, chain, tAccount])

  useEffect(
    () => () => {
      // It also leaves the page with the provider.
      if (wagmi.state.status === 'disconnected') announce(tAccount('account.disconnected'))
    },
    [announce, tAccount, wagmi],
  )

  return null
}
