import { LoadBoundary, LoadFailure } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { whenIdle } from '@foyer/ui/utils/whenIdle.ts'
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useKitSource, useLoadedKit } from '../chains/config/useKit.ts'
import { signInStore } from '../sign-in/signInStore.ts'
import { useAuthentication, useConnectionState } from '../wallets/connection/useConnectionState.ts'
import {
  canOpenModal,
  type DialogId,
  dialogAfter,
  drawnDialog,
  type ModalConditions,
} from '../wallets/modals/canOpenModal.ts'
import type { ModalStart } from '../wallets/modals/ModalsContext.ts'
import { type Modals, ModalsContext } from '../wallets/modals/ModalsContext.ts'
import { lazyParts } from './lazyParts.ts'

/** Receive focus if the button that opened a dialog was removed. */
const headerControls = '[data-kit-part="account-button"], [data-kit-part="connect-button"]'

/** The requested dialog, and the conditions under which it was requested. */
interface DialogRequest {
  readonly dialog: DialogId | undefined
  readonly conditions: ModalConditions
}

const newId = () => Symbol()

/** Tracks the open dialog, enforces `canOpenModal`, and renders the dialogs. */
export function ModalsProvider({ children }: { readonly children: ReactNode }) {
  const kit = useLoadedKit('KitProvider')
  const signIn = kit?.get(signInStore)
  const { dialogs, whileConnected } = lazyParts(useKitSource('KitProvider'))
  const { status, unsupported } = useConnectionState()
  const authentication = useAuthentication().status
  const state = status === 'connected' || status === 'unauthenticated' ? status : 'disconnected'
  const canSignIn =
    signIn !== undefined && state !== 'disconnected' && authentication === 'unauthenticated'
  const conditions = useMemo<ModalConditions>(
    () => ({ state, chainSupported: !unsupported, canSignIn }),
    [canSignIn, state, unsupported],
  )
  const [request, setRequest] = useState<DialogRequest>({ dialog: undefined, conditions })
  const [id] = useState(newId)
  const [start, setStart] = useState<ModalStart>()
  // A dialog stays mounted once opened, so that its exit animation can play.
  const [mounted, setMounted] = useState<ReadonlySet<DialogId>>(() => new Set())
  // Drawn but not shown, so that a click only has to show it.
  const [prepared, setPrepared] = useState<DialogId>()

  const requested = request.dialog
  if (request.conditions !== conditions) {
    const isAwaited =
      conditions.canSignIn && !request.conditions.canSignIn && signIn?.asked.get() === id
    const dialog =
      dialogAfter(requested, request.conditions, conditions) ?? (isAwaited ? 'signIn' : undefined)
    setRequest({ dialog, conditions })
    setPrepared(undefined)
  }
  const drawn = drawnDialog(requested, conditions)
  if (drawn && !mounted.has(drawn)) setMounted(new Set(mounted).add(drawn))
  const connect = useLazyImport(dialogs.connect, mounted.has('connect'))
  const account = useLazyImport(dialogs.account, mounted.has('account'))
  const chain = useLazyImport(dialogs.chain, mounted.has('chain'))
  const signInDialog = useLazyImport(dialogs.signIn, mounted.has('signIn'))
  const code = { connect, account, chain, signIn: signInDialog }
  const openDialog = drawn && code[drawn].value ? requested : undefined

  const latest = useRef(conditions)
  useEffect(() => {
    latest.current = conditions
  }, [conditions])
  const open = useCallback(
    (dialog: DialogId, at?: ModalStart) => {
      // A handler that has waited, such as for a sign-out, has the `open` of an earlier rendering.
      const allowed = [conditions, latest.current].find((each) => canOpenModal(dialog, each))
      if (!allowed) return
      setStart(at)
      setRequest({ dialog, conditions: allowed })
      // Also if it failed to load before. A failure is reported where the code is used.
      dialogs[drawnDialog(dialog, allowed) ?? dialog].load().catch(() => undefined)
    },
    [conditions, dialogs],
  )
  const close = useCallback(() => {
    setRequest((last) => ({ ...last, dialog: undefined }))
    setPrepared(undefined)
  }, [])
  const closeOnly = useCallback((dialog: DialogId) => {
    setRequest((last) => (last.dialog === dialog ? { ...last, dialog: undefined } : last))
    setPrepared((last) => (last === dialog ? undefined : last))
  }, [])
  // As of this rendering: a page may ask before the effect runs.
  const wasAsked = signIn?.asked.get() === id
  useEffect(() => {
    if (!wasAsked || requested !== undefined || authentication === 'loading') return
    // Resolves `signIn()` when the visitor closes the dialog.
    signIn?.asked.set(undefined)
  }, [authentication, requested, signIn, wasAsked])
  useEffect(
    () => () => {
      // Its dialogs leave the page with it.
      if (signIn?.asked.get() === id) signIn.asked.set(undefined)
    },
    [id, signIn],
  )
  const prepare = useCallback(
    async (dialog: DialogId) => {
      try {
        await dialogs[dialog].load()
        // The other dialogs send requests that may not be needed, or draw the page's own
        // components.
        if (dialog !== 'connect' && dialog !== 'chain') return
        // Not a transition: a click before it has ended would discard it and start from scratch.
        setPrepared(dialog)
        setMounted((last) => (last.has(dialog) ? last : new Set(last).add(dialog)))
      } catch {
        // Opening the dialog reports the error.
      }
    },
    [dialogs],
  )
  const isConnected = conditions.state === 'connected'
  const isLoaded = kit !== undefined
  useEffect(() => {
    // A visitor without an account most likely opens it next. The other dialogs load on intent, as
    // this one does until the kit has loaded.
    if (!isLoaded || isConnected) return
    // Ignores a failure; opening the dialog reports it.
    return whenIdle(() => void dialogs.connect.load().catch(() => undefined))
  }, [dialogs, isConnected, isLoaded])

  // Deferred, so that the account is painted first.
  const hasBeenConnected = useDeferredValue(isConnected) && isConnected
  const { value: WhileConnected } = useLazyImport(whileConnected, hasBeenConnected)

  const modals = useMemo<Modals>(
    () => ({ id, openDialog, conditions, open, close: closeOnly, prepare }),
    [closeOnly, conditions, id, open, openDialog, prepare],
  )

  return (
    <ModalsContext.Provider value={modals}>
      {children}
      {hasBeenConnected && WhileConnected ? <WhileConnected /> : null}
      <LoadBoundary onRetry={close} fallback={(retry) => <LoadFailure retry={retry} />}>
        {mounted.has('connect') && connect.value ? (
          <connect.value
            open={drawn === 'connect'}
            prepared={prepared === 'connect'}
            onClose={close}
            start={start === 'RECEIVE' ? undefined : start}
            returnFocusTo={headerControls}
          />
        ) : null}
        {mounted.has('account') && account.value ? (
          <account.value
            open={requested === 'account'}
            receives={start === 'RECEIVE'}
            onClose={close}
            returnFocusTo={headerControls}
          />
        ) : null}
        {mounted.has('chain') && chain.value ? (
          <chain.value
            open={requested === 'chain'}
            prepared={prepared === 'chain'}
            onClose={close}
            returnFocusTo={headerControls}
          />
        ) : null}
        {mounted.has('signIn') && signInDialog.value ? (
          <signInDialog.value
            open={drawn === 'signIn'}
            onClose={close}
            returnFocusTo={headerControls}
          />
        ) : null}
        {drawn && code[drawn].failed ? <LoadFailure {...code[drawn]} /> : null}
      </LoadBoundary>
    </ModalsContext.Provider>
  )
}
