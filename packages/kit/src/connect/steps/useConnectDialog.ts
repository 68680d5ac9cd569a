import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useNotify } from '@foyer/ui/toasts/useNotify.ts'
import {
  startTransition,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useProviderOptions } from '../../chains/config/ProviderOptionsContext.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import type { ConnectStart } from '../../wallets/modals/ModalsContext.ts'
import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import { isPaired } from '../attempt/appLink.ts'
import { createAppOpener } from '../attempt/appOpener.ts'
import { attemptEn } from '../attempt/failureText.ts'
import { chainIdOf, sharedAttempts } from '../attempt/sharedAttempts.ts'
import type { ConnectView } from './connectView.ts'
import { canGoBack, firstStep, type StepEvent, type StepWallet, stepReducer } from './steps.ts'
import type { ConnectLayout } from './useLayout.ts'
import { firstFilter } from './visibleGroups.ts'

export interface ConnectOptions {
  readonly open: boolean
  /** Drawn before it opens. Default false. */
  readonly prepared?: boolean | undefined
  readonly layout: ConnectLayout
  readonly titleId: string
  readonly groups: readonly WalletGroup[]
  readonly start: ConnectStart | undefined
  readonly onClose: () => void
  /** The visitor asks for more than the list shows at first. */
  readonly onSearch: () => void
}

/** Combines the step machine, the connection attempt and the app links. */
export function useConnectDialog(options: ConnectOptions): ConnectView {
  const { groups, layout, onClose, onSearch, open, prepared = false, titleId } = options
  const [state, send] = useReducer(stepReducer, layout, firstStep)
  const [filter, setFilter] = useState(firstFilter)
  const [retries, setRetries] = useState(0)
  // Starts afresh when it is drawn again, not when it closes: the commit that closes it shows the
  // account, and no other should follow before the next frame.
  const isDrawn = open || prepared
  const [wasDrawn, setWasDrawn] = useState(isDrawn)
  if (isDrawn !== wasDrawn) {
    setWasDrawn(isDrawn)
    if (isDrawn) {
      send({ type: 'reset' })
      setFilter(firstFilter)
    }
  }

  const rows = useMemo(() => groups.flatMap(({ wallets }) => wallets), [groups])
  const running = useAttempts(options, rows)
  const { attempt, attempts, begin, opener } = running
  useStart(options, { ...running, rows, select, send })
  useEffect(() => send({ type: 'layout', layout }), [layout])

  const wallet = rows.find(({ id }) => id === state.wallet?.id)
  const isApproved = useIsApproved(wallet) && attempt.phase === 'idle'

  function select(row: WalletRow) {
    if (row.unsupported) return
    // A wallet that approves at once has connected before the step is drawn.
    startTransition(() => send({ type: 'select', wallet: stepWalletOf(row) }))
    const latest = attempts.getState()
    const isAsked = latest.phase === 'connecting' && latest.walletId === row.id
    // An extension that announced itself after its QR code was shown has not been asked.
    if (!isAsked || (latest.link && row.installed)) begin(row)
    // A second click starts no second attempt, but brings the wallet to the front if possible.
    else if (latest.link) opener.reopen(row)
    else if (!row.bundled) attempts.remind()
  }

  return {
    attempt: isApproved ? approved : attempt,
    retries,
    groups,
    filter,
    layout,
    titleId,
    wallet,
    step: state.step,
    canGoBack: canGoBack(state),
    depth: state.history.length,
    onClose,
    onBack() {
      // Back abandons an attempt; from the downloads it returns to one that is still running.
      if (state.step === 'CONNECT') attempts.abandon()
      const previous = go({ type: 'back' })
      if (previous.step === 'CONNECT') resume(previous.wallet?.id)
    },
    onGet: () => void go({ type: 'get' }),
    onLearn: () => void go({ type: 'learn' }),
    onFilter(wanted) {
      if (wanted.all || wanted.query !== '') onSearch()
      setFilter(wanted)
    },
    onSelect: select,
    onRetry() {
      setRetries(retries + 1)
      if (wallet) begin(wallet)
    },
    onOpen() {
      if (wallet) opener.open(wallet)
    },
    // The attempt goes on, in case the visitor still finds the wallet.
    onGetWallet: (row) => void go({ type: 'getWallet', wallet: stepWalletOf(row) }),
    onGetApp: () => void go({ type: 'app' }),
    onExtension: () => void go({ type: 'extension' }),
    onContinue: () => goOn({ type: 'continue' }),
    onConnect: () => goOn({ type: 'connect' }),
  }

  /**
   * Sends the event and returns the step it leads to. An attempt with another wallet is abandoned.
   */
  function go(event: StepEvent) {
    const next = stepReducer(state, event)
    send(event)
    const latest = attempts.getState()
    if (latest.phase !== 'idle' && latest.walletId !== next.wallet?.id) attempts.abandon()
    return next
  }

  /** From a download to CONNECT; connects at once if the wallet is ready. */
  function goOn(event: { readonly type: 'continue' | 'connect' }) {
    const next = go(event)
    if (next.step === 'CONNECT' && wallet) begin(wallet)
  }

  /** Back at CONNECT: creates a new QR code, but opens a wallet's app or prompt only on RETRY. */
  function resume(id: string | undefined) {
    const row = rows.find((entry) => entry.id === id)
    const isIdle = attempts.getState().phase === 'idle'
    if (row && isIdle && isPaired(row) && layout !== 'phone') begin(row, false)
  }
}

/** The attempt that the dialog shows, and what begins another one. */
function useAttempts({ layout, onClose, open }: ConnectOptions, rows: readonly WalletRow[]) {
  const kit = useKit('useConnectDialog')
  const chainId = chainIdOf(useProviderOptions())
  const t = useTextOf(attemptEn)
  const announce = useAnnounce()
  const notify = useNotify()
  const attempts = kit.get(sharedAttempts)
  const opener = useMemo(() => createAppOpener(attempts, kit.storage), [attempts, kit])
  const getAttempt = open ? attempts.getState : getIdle
  const attempt = useSyncExternalStore(attempts.subscribe, getAttempt, getAttempt)

  // Again after an attempt has used the link, so that RETRY can open the app within the tap.
  const mayPick = open && attempt.phase !== 'connecting'
  useEffect(() => {
    if (mayPick && layout === 'phone') opener.prepare(rows)
  }, [layout, mayPick, opener, rows])

  function begin(row: WalletRow, opensApp?: boolean) {
    const { connector } = row
    attempts.abandon()
    if (!row.ready || !connector) return
    const withdraw = announce(t('connect.connecting', { wallet: row.name }))
    opener.begin(row, layout !== 'phone', opensApp)
    const attempted = attempts.start({
      id: row.id,
      connector,
      chainId,
      onAlreadyConnected: onClose,
      onRevoked(isKept) {
        notify(t(isKept ? 'connect.keepsAccess' : 'connect.revoked', { wallet: row.name }))
      },
    })
    // The failure is an alert, which does not wait: the progress would be heard after it.
    void attempted.then(withdraw)
  }
  return { attempt, attempts, begin, opener }
}

interface StartInput extends Pick<ReturnType<typeof useAttempts>, 'attempts' | 'opener'> {
  readonly rows: readonly WalletRow[]
  select(row: WalletRow): void
  send(event: StepEvent): void
}

/** Opens the dialog at the wallet or step that it was asked for; ends the attempt with it. */
function useStart({ open, start }: ConnectOptions, input: StartInput): void {
  const { attempts, opener, rows, select, send } = input
  // The list may change later, but the dialog opens at a wallet only once.
  const selectLatest = useRef((_id: string) => {})
  useEffect(() => {
    selectLatest.current = (id) => {
      const row = rows.find((entry) => entry.id === id)
      if (row) select(row)
    }
  })
  useEffect(() => {
    if (!open) return
    let isOpen = true
    if (typeof start === 'object') {
      // StrictMode opens the dialog twice. A microtask is still part of the visitor's click, which
      // wallets' windows and app links need.
      queueMicrotask(() => isOpen && selectLatest.current(start.walletId))
    } else if (start) send({ type: 'reset', step: start })
    return () => {
      isOpen = false
      // Once React no longer shows the attempt, or it would draw the closing dialog again.
      queueMicrotask(attempts.abandon)
      opener.stop()
    }
  }, [attempts, open, opener, send, start])
}

const approved = { phase: 'approved' } as const

/** Whether the wallet is connected, but does not count as such until the session is known. */
function useIsApproved(wallet: WalletRow | undefined): boolean {
  const { wagmi } = useKit('useConnectDialog')
  const isReconnecting = useConnectionState().status === 'reconnecting'
  // Not wagmi's `useConnection`, which the list would load. The hook above renders at each change.
  const { current, status } = wagmi.state
  return isReconnecting && status === 'connected' && current === wallet?.connector?.uid
}

// A dialog that isn't open follows no attempt.
const idle = { phase: 'idle' } as const
const getIdle = () => idle

/** The part of a row that the step machine needs. */
function stepWalletOf({
  extensionDownloadUrl,
  id,
  mobileDownloadUrl,
  ready,
}: WalletRow): StepWallet {
  return {
    id,
    ready,
    extension: extensionDownloadUrl !== undefined,
    app: mobileDownloadUrl !== undefined,
  }
}
