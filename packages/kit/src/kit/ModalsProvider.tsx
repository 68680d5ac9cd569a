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
import { useAuthentication } from '../connection/useAuthentication.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import {
  canOpenModal,
  type DialogId,
  dialogAfter,
  drawnDialog,
  type ModalConditions,
} from '../modals/canOpenModal.ts'
import { type Modals, ModalsContext } from '../modals/ModalsContext.ts'
import { signInStore } from '../sign-in/signInStore.ts'
import { LoadBoundary } from '../ui/load/LoadBoundary.tsx'
import { LoadFailure } from '../ui/load/LoadFailure.tsx'
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

/** Without it the page works on; the next one follows what is pending. */
const WhileConnected = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('./WhileConnected.tsx')
  } catch (error) {
    console.warn('The part that follows transactions did not arrive.', error)
    return { default: () => null }
  }
})

export interface ModalsProviderProps {
  readonly accountSlots: readonly ComponentType[]
  readonly children: ReactNode
}

interface Wish {
  readonly dialog: DialogId | undefined
  readonly conditions: ModalConditions
}

/** Knows which dialog is open, keeps to the gates, and draws the dialogs. */
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
  // With the gate it was wanted under: opening is a transition, which may be done after the gate has changed.
  const [wish, setWish] = useState<Wish>({ dialog: undefined, conditions })
  const [step, setStep] = useState<FirstStep>()
  const [dialogs, setDialogs] = useState(() => lazyDialogs(wallets))
  const { AccountDialog, ConnectDialog, ChainDialog, SignInDialog } = dialogs
  // Dialogs that were opened once stay mounted, so that they can play their exit.
  const [mounted, setMounted] = useState<ReadonlySet<DialogId>>(() => new Set())

  const wanted = wish.dialog
  if (wish.conditions !== conditions) {
    const isAwaited = conditions.canSignIn && !wish.conditions.canSignIn && signIn?.asked.get()
    const dialog =
      dialogAfter(wanted, wish.conditions, conditions) ?? (isAwaited ? 'signIn' : undefined)
    setWish({ dialog, conditions })
  }
  const drawn = drawnDialog(wanted, conditions)
  if (drawn && !mounted.has(drawn)) setMounted(new Set(mounted).add(drawn))

  const open = useCallback(
    (dialog: DialogId, firstStep?: FirstStep) => {
      if (!canOpenModal(dialog, conditions)) return
      // Beside the dialog, not after it; the dialog itself says when they do not arrive.
      if (dialog === 'connect') wallets.load().catch(() => undefined)
      // As a transition: a fallback, empty as it is, would be kept by React for 300 ms before the dialog may show.
      startTransition(() => {
        setStep(firstStep)
        setWish({ dialog, conditions })
      })
    },
    [conditions, wallets],
  )
  const close = useCallback(() => setWish((last) => ({ ...last, dialog: undefined })), [])
  useEffect(() => {
    // Whoever has asked for the sign-in hears that the way to it was left.
    if (wanted === undefined && authentication !== 'loading') signIn?.asked.set(false)
  }, [authentication, signIn, wanted])
  const preload = useCallback(
    (dialog: DialogId) => {
      // A failed fetch shows when the dialog is opened; a hint may fail silently.
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

  const focusIsOwed = useRef(false)
  const isConnected = conditions.state === 'connected'
  // Where focus goes when the button that opened a dialog is gone: after connecting, the account.
  const returnFocusTo = useCallback(() => {
    const control = headerControl()
    focusIsOwed.current = isConnected && control?.dataset.kitPart !== 'account-button'
    return control
  }, [isConnected])
  const claimFocus = useCallback(() => {
    const isOwed = focusIsOwed.current
    focusIsOwed.current = false
    return isOwed
  }, [])

  const modals = useMemo<Modals>(
    () => ({ openDialog: wanted, conditions, open, close, preload, claimFocus }),
    [claimFocus, close, conditions, open, preload, wanted],
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
              open={wanted === 'account'}
              onClose={close}
              returnFocusTo={returnFocusTo}
              accountSlots={accountSlots}
            />
          ) : null}
          {mounted.has('chain') ? (
            <ChainDialog open={wanted === 'chain'} onClose={close} returnFocusTo={returnFocusTo} />
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

/** The account button, else the one that connects. */
function headerControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    '[data-kit-part="account-button"], [data-kit-part="connect-button"]',
  )
}
