import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useKit } from '../config/useKit.ts'
import type { FirstStep } from '../connect/steps/steps.ts'
import { useAuthentication, useConnectionState } from '../connection/useConnectionState.ts'
import {
  canOpenModal,
  type DialogId,
  dialogAfter,
  drawnDialog,
  type ModalConditions,
} from '../modals/canOpenModal.ts'
import { type Modals, ModalsContext } from '../modals/ModalsContext.ts'
import { signInStore } from '../sign-in/signInStore.ts'
import { LoadBoundary, LoadFailure } from '../ui/load/LoadBoundary.tsx'
import { createWalletSource, type WalletSource } from '../wallets/list/walletSource.ts'

const load = {
  connect: () => import('./loadConnectDialog.tsx'),
  account: () => import('./loadAccountDialog.tsx'),
  chain: () => import('../chain/ChainDialog.tsx'),
  signIn: () => import('../sign-in/SignInDialog.tsx'),
} as const satisfies Record<DialogId, () => Promise<unknown>>

/** React remembers a failed download, so another try needs new lazy components. */
function lazyDialogs(wallets: WalletSource) {
  return {
    ConnectDialog: lazy(async () => (await load.connect()).loadConnectDialog(wallets, load.signIn)),
    AccountDialog: lazy(async () => (await load.account()).loadAccountDialog()),
    ChainDialog: lazy(async () => ({ default: (await load.chain()).ChainDialog })),
    SignInDialog: lazy(async () => ({ default: (await load.signIn()).SignInDialog })),
  }
}

/**
 * If this fails to load, the page still works, and the next page load tracks pending transactions.
 */
const WhileConnected = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('./WhileConnected.tsx')
  } catch (error) {
    console.warn('The code that tracks transactions failed to load.', error)
    return { default: () => null }
  }
})

/** Props of `ModalsProvider`. */
export interface ModalsProviderProps {
  /** Sections shown at the end of the account dialog, in this order. */
  readonly accountSlots: readonly ComponentType[]
  readonly children: ReactNode
}

/** The requested dialog, and the conditions under which it was requested. */
interface DialogRequest {
  readonly dialog: DialogId | undefined
  readonly conditions: ModalConditions
}

/** Tracks the open dialog, enforces `canOpenModal`, and renders the dialogs. */
export function ModalsProvider({ accountSlots, children }: ModalsProviderProps) {
  const kit = useKit()
  const signIn = kit.once(signInStore)
  const wallets = kit.once(createWalletSource)
  const { status, unsupported } = useConnectionState()
  const authentication = useAuthentication().status
  const conditions = useMemo<ModalConditions>(() => {
    const state = status === 'connected' || status === 'unauthenticated' ? status : 'disconnected'
    const canSignIn =
      signIn !== undefined && state !== 'disconnected' && authentication === 'unauthenticated'
    return { state, chainSupported: !unsupported, canSignIn }
  }, [authentication, signIn, status, unsupported])
  // Opening is a transition, so the conditions may have changed by the time it is done.
  const [request, setRequest] = useState<DialogRequest>({ dialog: undefined, conditions })
  const [step, setStep] = useState<FirstStep>()
  const [dialogs, setDialogs] = useState(() => lazyDialogs(wallets))
  const { AccountDialog, ConnectDialog, ChainDialog, SignInDialog } = dialogs
  // A dialog stays mounted once opened, so that its exit animation can play.
  const [mounted, setMounted] = useState<ReadonlySet<DialogId>>(() => new Set())

  const requested = request.dialog
  if (request.conditions !== conditions) {
    const isAwaited = conditions.canSignIn && !request.conditions.canSignIn && signIn?.asked.get()
    const dialog =
      dialogAfter(requested, request.conditions, conditions) ?? (isAwaited ? 'signIn' : undefined)
    setRequest({ dialog, conditions })
  }
  const drawn = drawnDialog(requested, conditions)
  if (drawn && !mounted.has(drawn)) setMounted(new Set(mounted).add(drawn))

  const open = useCallback(
    (dialog: DialogId, firstStep?: FirstStep) => {
      if (!canOpenModal(dialog, conditions)) return
      // Loads in parallel with the dialog, which reports a failure.
      if (dialog === 'connect') wallets.load().catch(() => undefined)
      // A transition, because React shows even an empty fallback for 300 ms.
      startTransition(() => {
        setStep(firstStep)
        setRequest({ dialog, conditions })
      })
    },
    [conditions, wallets],
  )
  const close = useCallback(() => setRequest((last) => ({ ...last, dialog: undefined })), [])
  useEffect(() => {
    // Tells callers of `signIn()` that the visitor closed the dialog.
    if (requested === undefined && authentication !== 'loading') signIn?.asked.set(false)
  }, [authentication, signIn, requested])
  const preload = useCallback(
    (dialog: DialogId) => {
      // Ignores a failed preload; opening the dialog reports it.
      if (dialog === 'account') {
        load.account().then(
          ({ loadAccountDialog }) => loadAccountDialog(),
          () => undefined,
        )
        return
      }
      load[dialog]().catch(() => undefined)
      if (dialog === 'connect') wallets.load().catch(() => undefined)
    },
    [wallets],
  )

  const claimsFocus = useRef(false)
  const isConnected = conditions.state === 'connected'
  // Takes the focus when the button that opened a dialog is gone: the account button once
  // connected.
  const returnFocusTo = useCallback(() => {
    const control = headerControl()
    claimsFocus.current = isConnected && control?.dataset.kitPart !== 'account-button'
    return control
  }, [isConnected])
  const claimFocus = useCallback(() => {
    const isClaimed = claimsFocus.current
    claimsFocus.current = false
    return isClaimed
  }, [])

  const modals = useMemo<Modals>(
    () => ({ openDialog: requested, conditions, open, close, preload, claimFocus }),
    [claimFocus, close, conditions, open, preload, requested],
  )

  return (
    <ModalsContext value={modals}>
      {children}
      {conditions.state === 'connected' ? (
        <Suspense fallback={null}>
          <WhileConnected />
        </Suspense>
      ) : null}
      <LoadBoundary
        onRetry={() => setDialogs(lazyDialogs(wallets))}
        fallback={(retry) => <LoadFailure onRetry={retry} />}
      >
        <Suspense fallback={null}>
          {mounted.has('connect') ? (
            <ConnectDialog
              open={drawn === 'connect'}
              onClose={close}
              initialStep={step}
              returnFocusTo={returnFocusTo}
            />
          ) : null}
          {mounted.has('account') ? (
            <AccountDialog
              open={requested === 'account'}
              onClose={close}
              returnFocusTo={returnFocusTo}
              accountSlots={accountSlots}
            />
          ) : null}
          {mounted.has('chain') ? (
            <ChainDialog
              open={requested === 'chain'}
              onClose={close}
              returnFocusTo={returnFocusTo}
            />
          ) : null}
        </Suspense>
        <Suspense fallback={null}>
          {mounted.has('signIn') ? (
            <SignInDialog open={drawn === 'signIn'} onClose={close} returnFocusTo={returnFocusTo} />
          ) : null}
        </Suspense>
      </LoadBoundary>
    </ModalsContext>
  )
}

/** The account button, or else the connect button. */
function headerControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    '[data-kit-part="account-button"], [data-kit-part="connect-button"]',
  )
}
