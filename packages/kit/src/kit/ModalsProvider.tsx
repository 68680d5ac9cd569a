import { LoadBoundary, LoadFailure } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { whenIdle } from '@foyer/ui/utils/whenIdle.ts'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useKitSource, useLoadedKit } from '../chains/config/useKit.ts'
import { type SignInStore, signInStore } from '../sign-in/signInStore.ts'
import type { AuthenticationStatus } from '../wallets/connection/authentication.ts'
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

type Dialogs = ReturnType<typeof lazyParts>['dialogs']

const newId = () => Symbol()

/** Tracks the open dialog, enforces `canOpenModal`, and renders the dialogs. */
export function ModalsProvider({ children }: { readonly children: ReactNode }) {
  const { dialogs, whileConnected } = lazyParts(useKitSource('KitProvider'))
  const kit = useLoadedKit('KitProvider')
  const signIn = kit?.get(signInStore)
  const [id] = useState(newId)
  const { status, unsupported } = useConnectionState()
  const authentication = useAuthentication().status
  const state = status === 'connected' || status === 'unauthenticated' ? status : 'disconnected'
  const canSignIn =
    signIn !== undefined && state !== 'disconnected' && authentication === 'unauthenticated'
  const conditions = useMemo<ModalConditions>(
    () => ({ state, chainSupported: !unsupported, canSignIn }),
    [canSignIn, state, unsupported],
  )
  const requests = useRequests(dialogs, conditions, () => signIn?.asked.get() === id)
  const { close, closeOnly, drawn, mounted, open, prepare, requested } = requests
  useAsked(signIn, { id, requested, authentication })
  const isNext = kit !== undefined && state === 'disconnected' && status !== 'reconnecting'
  // What a visitor without an account most likely opens next, so that also a tap, before which no
  // pointer comes, only has to show it: in small steps, which a click interrupts.
  useEffect(
    () => (isNext ? whenIdle(() => void prepare('connect', startTransition)) : undefined),
    [isNext, prepare],
  )
  const code = useCode(dialogs, mounted)
  const openDialog = drawn && code[drawn].value ? requested : undefined

  const isConnected = state === 'connected'
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
        {drawDialogs(requests, code)}
      </LoadBoundary>
    </ModalsContext.Provider>
  )
}

/** The dialog that was asked for, and what of it is drawn. */
function useRequests(dialogs: Dialogs, conditions: ModalConditions, isAsked: () => boolean) {
  const [request, setRequest] = useState<DialogRequest>({ dialog: undefined, conditions })
  const [start, setStart] = useState<ModalStart>()
  // A dialog stays mounted once opened, so that its exit animation can play.
  const [mounted, setMounted] = useState<ReadonlySet<DialogId>>(() => new Set())
  // Drawn but not shown, so that a click only has to show it.
  const [prepared, setPrepared] = useState<DialogId>()

  const requested = request.dialog
  if (request.conditions !== conditions) {
    const isAwaited = conditions.canSignIn && !request.conditions.canSignIn && isAsked()
    const dialog =
      dialogAfter(requested, request.conditions, conditions) ?? (isAwaited ? 'signIn' : undefined)
    setRequest({ dialog, conditions })
    setPrepared(undefined)
  }
  const drawn = drawnDialog(requested, conditions)
  if (drawn && !mounted.has(drawn)) setMounted(new Set(mounted).add(drawn))

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
  // On intent not a transition: a click before its end would discard it and start from scratch.
  const prepare = useCallback(
    async (dialog: DialogId, schedule: typeof startTransition = (draw) => void draw()) => {
      try {
        await dialogs[dialog].load()
        // The other dialogs send requests that may not be needed, or draw the page's own
        // components.
        if (dialog !== 'connect' && dialog !== 'chain') return
        if (!canOpenModal(dialog, latest.current)) return
        schedule(() => {
          setPrepared(dialog)
          setMounted((last) => (last.has(dialog) ? last : new Set(last).add(dialog)))
        })
      } catch {
        // Opening the dialog reports the error.
      }
    },
    [dialogs],
  )
  return { close, closeOnly, drawn, mounted, open, prepare, prepared, requested, start }
}

interface Shown {
  readonly id: symbol
  readonly requested: DialogId | undefined
  readonly authentication: AuthenticationStatus
}

/** Resolves `signIn()`, if this provider shows it, once the visitor has closed the dialog. */
function useAsked(signIn: SignInStore | undefined, shown: Shown): void {
  const { authentication, id, requested } = shown
  // As of this rendering: a page may ask before the effect runs.
  const wasAsked = signIn?.asked.get() === id
  useEffect(() => {
    if (!wasAsked || requested !== undefined || authentication === 'loading') return
    signIn?.asked.set(undefined)
  }, [authentication, requested, signIn, wasAsked])
  useEffect(
    () => () => {
      // Its dialogs leave the page with it.
      if (signIn?.asked.get() === id) signIn.asked.set(undefined)
    },
    [id, signIn],
  )
}

/** The code of each dialog, once that has been opened or prepared. */
function useCode(dialogs: Dialogs, mounted: ReadonlySet<DialogId>) {
  return {
    connect: useLazyImport(dialogs.connect, mounted.has('connect')),
    account: useLazyImport(dialogs.account, mounted.has('account')),
    chain: useLazyImport(dialogs.chain, mounted.has('chain')),
    signIn: useLazyImport(dialogs.signIn, mounted.has('signIn')),
  }
}

/** The dialogs that have been opened or prepared, and the failure of one that did not load. */
function drawDialogs(
  requests: ReturnType<typeof useRequests>,
  code: ReturnType<typeof useCode>,
): ReactNode {
  const { close, drawn, mounted, prepared, requested, start } = requests
  const { account, chain, connect, signIn } = code
  const shared = { onClose: close, returnFocusTo: headerControls }
  return (
    <>
      {mounted.has('connect') && connect.value ? (
        <connect.value
          {...shared}
          open={drawn === 'connect'}
          prepared={prepared === 'connect'}
          start={start === 'RECEIVE' ? undefined : start}
        />
      ) : null}
      {mounted.has('account') && account.value ? (
        <account.value {...shared} open={requested === 'account'} receives={start === 'RECEIVE'} />
      ) : null}
      {mounted.has('chain') && chain.value ? (
        <chain.value {...shared} open={requested === 'chain'} prepared={prepared === 'chain'} />
      ) : null}
      {mounted.has('signIn') && signIn.value ? (
        <signIn.value {...shared} open={drawn === 'signIn'} />
      ) : null}
      {drawn && code[drawn].failed ? <LoadFailure {...code[drawn]} /> : null}
    </>
  )
}
