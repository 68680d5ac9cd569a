import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import type { en } from '@foyer/ui/i18n/en.ts'
import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useNotify } from '@foyer/ui/toasts/useNotify.ts'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Connector, useConnection } from 'wagmi'
import { useProviderOptions } from '../chains/config/ProviderOptionsContext.ts'
import { useKit } from '../chains/config/useKit.ts'
import { isPaired } from '../connect/attempt/appLink.ts'
import type { AttemptState, AttemptWallet } from '../connect/attempt/connectAttempt.ts'
import { attemptEn, failureText } from '../connect/attempt/failureText.ts'
import { chainIdOf, sharedAttempts } from '../connect/attempt/sharedAttempts.ts'
import { useLayout } from '../connect/steps/useLayout.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { windowConnectorId } from '../wallets/connectors/injected/isInjected.ts'
import { recentWallets } from '../wallets/list/recentWallets.ts'
import { isSharedConnector, namesOf } from '../wallets/list/resolveConnectors.ts'
import { useWalletList } from '../wallets/list/useWalletList.ts'
import { canOpenModal } from '../wallets/modals/canOpenModal.ts'
import { useModals } from '../wallets/modals/ModalsContext.ts'
import type { WalletDefinition, WalletGroupDefinition } from '../wallets/walletDefinition.ts'
import type { WalletRow } from '../wallets/walletRow.ts'
import { UnknownWalletWarning } from './UnknownWalletWarning.tsx'

/**
 * The state of a wallet button.
 * - 'loading': the list of wallets is loading, or an earlier connection is restored.
 * - 'unavailable': the list has no such wallet, or another one is connected.
 * - 'ready': can be pressed.
 * - 'connecting': the wallet has been asked; pressing again brings its window to the front.
 * - 'failed': it refused or failed, and can be pressed again.
 * - 'connected': the page is connected to it; with required sign-in, once the visitor has signed
 *   in.
 */
export type WalletButtonStatus =
  | 'loading'
  | 'unavailable'
  | 'ready'
  | 'connecting'
  | 'failed'
  | 'connected'

/** A wallet's name and picture. */
export interface ButtonWallet {
  /** The definition's id, the announced rdns (EIP-6963) or the connector's id. */
  readonly id: string
  /** Shown as is, in every language. */
  readonly name: string
  /** A URL or data URI; undefined without an icon. */
  readonly iconUrl: string | undefined
  /** CSS colour behind the icon; undefined without one. */
  readonly iconBackground: string | undefined
}

/** What `WalletButton.Custom` passes to its render function. */
export interface WalletButtonRenderProps {
  /**
   * Undefined while the list loads and if it has no such wallet, unless the button was given more
   * than an id.
   */
  readonly wallet: ButtonWallet | undefined
  /** See `WalletButtonStatus`. */
  readonly status: WalletButtonStatus
  /**
   * Why connecting failed or is waiting, in the visitor's language; undefined otherwise. Also
   * announced to screen readers.
   */
  readonly message: string | undefined
  /**
   * Connects a wallet that is in the page or has its own connector. For any other opens 'Connect a
   * Wallet' at its QR code or download. With required sign-in, then opens 'Verify your account',
   * also for a wallet that was connected on an earlier visit. Does nothing while 'loading',
   * 'unavailable' or 'connected'.
   */
  connect(): void
}

export interface WalletButtonProps {
  /**
   * The id of a configured wallet, the rdns of an announced one (EIP-6963) or a connector's id; or
   * the definition or the connector itself, whose name is then drawn before the list has loaded.
   */
  readonly wallet: string | WalletDefinition | Connector
}

export interface WalletButtonCustomProps extends WalletButtonProps {
  readonly children: (props: WalletButtonRenderProps) => ReactNode
}

/** Props of the loaded button. */
export interface LoadedProps extends WalletButtonCustomProps {
  /** What is known about the wallet without the list. */
  readonly known: ButtonWallet | undefined
}

/** The wallet button for a kit with these wallets. */
export function walletButtonFor(groups: readonly WalletGroupDefinition[]) {
  const configured = groups.flatMap(({ wallets }) => wallets)
  return function LoadedWalletButton({ children, known, wallet }: LoadedProps): ReactNode {
    const layout = useLayout()
    const list = useWalletList(groups, { open: true, phone: layout === 'phone' })
    const row = rowOf(
      list.flatMap(({ wallets }) => wallets),
      configured,
      wallet,
    )
    const { connect, message, status } = useWalletButton(row)
    const id = idOf(wallet)
    // A configured wallet has no row in a browser that it is not made for.
    const isUnknown = !row && !withId(configured, id)
    return (
      <>
        {process.env.NODE_ENV !== 'production' && isUnknown ? (
          <UnknownWalletWarning id={id} />
        ) : null}
        {children({ wallet: row ?? known, connect, message, status })}
      </>
    )
  }
}

function idOf(wallet: WalletButtonProps['wallet']): string {
  return typeof wallet === 'string' ? wallet : wallet.id
}

function withId<T extends { readonly id: string }>(all: readonly T[], id: string): T | undefined {
  const wanted = id.toLowerCase()
  return all.find((each) => each.id.toLowerCase() === wanted)
}

/** The row of a wallet. Several rows can share a connector, such as WalletConnect's. */
function rowOf(
  rows: readonly WalletRow[],
  configured: readonly WalletDefinition[],
  wallet: WalletButtonProps['wallet'],
): WalletRow | undefined {
  const id = idOf(wallet)
  // A definition that is not configured is found by what its wallet announces.
  const names = typeof wallet === 'string' ? [id] : namesOf(wallet)
  const isOwn = (connector: Connector) =>
    namesOf(connector).some((name) => names.includes(name)) && !isSharedConnector(connector)
  // An unlisted wallet chooses its id, and can announce that of another one in capitals.
  const isHonest = (row: WalletRow) => row.definition || !withId(configured, row.id)
  return (
    rows.find((row) => row.id === id) ??
    rows.find(({ connector }) => connector && isOwn(connector)) ??
    withId(rows.filter(isHonest), id)
  )
}

function useWalletButton(row: WalletRow | undefined) {
  const kit = useKit('WalletButton')
  const t = useTextOf(attemptEn)
  const tKit = useText()
  const announce = useAnnounce()
  const notify = useNotify()
  const chainId = chainIdOf(useProviderOptions())
  const { conditions, open } = useModals('WalletButton')
  const attempts = kit.get(sharedAttempts)
  const attempt = useSyncExternalStore(attempts.subscribe, attempts.getState, attempts.getState)
  const isCurrent = useIsCurrent(row)
  const { status: connection } = useConnectionState()
  const [hasConnected, setHasConnected] = useState(false)

  const own = row && attempt.phase !== 'idle' && attempt.walletId === row.id ? attempt : undefined
  const { message, state } = row
    ? attemptStatus(own, row.name, t, tKit)
    : { message: undefined, state: undefined }
  useEffect(() => {
    if (message) announce(message)
  }, [announce, message])
  useEffect(() => {
    // Meanwhile, the backend is asked for the session of an earlier visit.
    if (!hasConnected || connection === 'reconnecting') return
    setHasConnected(false)
    if (connection === 'unauthenticated') open('connect')
  }, [connection, hasConnected, open])
  const asked = useRef<AttemptWallet>(undefined)
  useEffect(
    () => () => {
      // Unmounting the button abandons its request, but not one of the dialog for the same wallet.
      if (asked.current) attempts.abandon(asked.current)
    },
    [attempts],
  )

  function status(): WalletButtonStatus {
    if (isCurrent && connection === 'connected') return 'connected'
    if (connection === 'reconnecting') return 'loading'
    if (!row || row.unsupported || !canOpenModal('connect', conditions)) return 'unavailable'
    return state ?? 'ready'
  }

  function connect() {
    const current = status()
    if (current === 'connecting' && own?.phase === 'connecting') return attempts.remind()
    // An attempt that waits for an earlier request (-32002) can be started again.
    if (!row || !['ready', 'connecting', 'failed'].includes(current)) return
    // Draws the sign-in, since the wallet itself is connected.
    if (isCurrent && connection === 'unauthenticated') return open('connect')
    const { connector } = row
    if (!row.ready || !connector || isPaired(row)) return open('connect', { walletId: row.id })
    announce(t('connect.connecting', { wallet: row.name }))
    attempts.abandon()
    asked.current = {
      id: row.id,
      connector,
      chainId,
      onConnected: () => setHasConnected(true),
      onRevoked(isKept) {
        notify(t(isKept ? 'connect.keepsAccess' : 'connect.revoked', { wallet: row.name }))
      },
    }
    void attempts.start(asked.current)
  }

  return { connect, message, status: status() }
}

/** Whether wagmi is connected to the wallet, and not to another one through its connector. */
function useIsCurrent(row: WalletRow | undefined): boolean {
  const recent = useKit('WalletButton').get(recentWallets)
  const [latest] = useSyncExternalStore(recent.subscribe, recent.get, recent.get)
  const { connector, status } = useConnection()
  if (!row?.connector || status !== 'connected') return false
  // A wallet that was found in the window may have announced itself since it connected.
  const isFound = connector.id === windowConnectorId(row.id)
  if (connector.uid !== row.connector.uid && !isFound) return false
  return !isSharedConnector(connector) || latest === row.id
}

/** The button's state and message for an attempt. */
function attemptStatus(
  attempt: Exclude<AttemptState, { readonly phase: 'idle' }> | undefined,
  wallet: string,
  t: Translator<typeof attemptEn>,
  tKit: Translator<typeof en>,
): { readonly state?: 'connecting' | 'failed'; readonly message?: string | undefined } {
  if (!attempt) return {}
  if (attempt.phase === 'connecting') return { state: 'connecting' }
  const { lines, quiet, waits } = failureText(attempt, wallet, t, tKit)
  if (waits) return { state: 'connecting', message: lines.join(' ') }
  // A rejection is the visitor's own choice, so the message says only that nothing happened.
  return { state: 'failed', message: lines.join(' ') || quiet }
}
