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
import type { FirstStep } from '../connect/steps.ts'
import { useAuthentication } from '../connectors/useAuthentication.ts'
import { useSession } from '../connectors/useSession.ts'
import type { WalletSource } from '../wallets/walletSource.ts'
import { type AccountSections, accountSections } from './AccountSections.tsx'
import { canOpen, type DialogId, dialogAfter, drawnDialog, type GateInput } from './gates.ts'
import { LoadBoundary } from './LoadBoundary.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { type Modals, ModalsContext } from './ModalsContext.ts'
import { SessionAnnouncements } from './SessionAnnouncements.tsx'
import { useSignInOffer } from './useSignInOffer.ts'

const load = {
  connect: () => import('../connect/loadConnectDialog.tsx'),
  account: () => import('../account/AccountDialog.tsx'),
  network: () => import('../network/NetworkDialog.tsx'),
  signIn: () => import('../sign-in/SignInDialog.tsx'),
} as const satisfies Record<DialogId, () => Promise<unknown>>

/** React remembers a failed download, so another try needs new lazy components. */
function lazyDialogs(wallets: WalletSource, sections: AccountSections) {
  return {
    ConnectDialog: lazy(async () => (await load.connect()).loadConnectDialog(wallets)),
    AccountDialog: lazy(async () => {
      const [{ AccountDialog }] = await Promise.all([load.account(), sections.load()])
      return { default: AccountDialog }
    }),
    NetworkDialog: lazy(async () => ({ default: (await load.network()).NetworkDialog })),
    SignInDialog: lazy(async () => ({ default: (await load.signIn()).SignInDialog })),
  }
}

/** Without it the page works on; the next one follows what is pending. */
const PendingWatch = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('../transactions/PendingWatch.tsx')
  } catch (error) {
    console.warn('The list of transactions did not arrive.', error)
    return { default: () => null }
  }
})

export interface ModalsProviderProps {
  readonly accountSlots: readonly ComponentType[]
  readonly children: ReactNode
}

interface Wish {
  readonly dialog: DialogId | undefined
  readonly gate: GateInput
}

/** Knows which dialog is open, keeps to the gates, and draws the dialogs. */
export function ModalsProvider({ accountSlots, children }: ModalsProviderProps) {
  const { signIn, wallets } = useKit()
  const { status, unsupported } = useSession()
  const authentication = useAuthentication().status
  const gate = useMemo<GateInput>(() => {
    const state = status === 'connected' || status === 'unauthenticated' ? status : 'disconnected'
    const canSignIn =
      signIn !== undefined && state !== 'disconnected' && authentication === 'unauthenticated'
    return { state, chainSupported: !unsupported, canSignIn }
  }, [authentication, signIn, status, unsupported])
  // With the gate it was wanted under: opening is a transition, which may be done after the gate has changed.
  const [wish, setWish] = useState<Wish>({ dialog: undefined, gate })
  const [step, setStep] = useState<FirstStep>()
  const sections = useMemo(() => accountSections(accountSlots), [accountSlots])
  const [dialogs, setDialogs] = useState(() => lazyDialogs(wallets, sections))
  const { AccountDialog, ConnectDialog, NetworkDialog, SignInDialog } = dialogs
  // Dialogs that were opened once stay mounted, so that they can play their exit.
  const [mounted, setMounted] = useState<ReadonlySet<DialogId>>(() => new Set())

  const wanted = wish.dialog
  if (wish.gate !== gate) {
    const isAwaited = gate.canSignIn && !wish.gate.canSignIn && signIn?.asked.get()
    const dialog = dialogAfter(wanted, wish.gate, gate) ?? (isAwaited ? 'signIn' : undefined)
    setWish({ dialog, gate })
  }
  const drawn = drawnDialog(wanted, gate)
  if (drawn && !mounted.has(drawn)) setMounted(new Set(mounted).add(drawn))
  useSignInOffer(drawn === 'connect', load.signIn)

  const open = useCallback(
    (dialog: DialogId, firstStep?: FirstStep) => {
      if (!canOpen(dialog, gate)) return
      // Beside the dialog, not after it; the dialog itself says when they do not arrive.
      if (dialog === 'connect') wallets.load().catch(() => undefined)
      // As a transition: a fallback, empty as it is, would be kept by React for 300 ms before the dialog may show.
      startTransition(() => {
        setStep(firstStep)
        setWish({ dialog, gate })
      })
    },
    [gate, wallets],
  )
  const close = useCallback(() => setWish((last) => ({ ...last, dialog: undefined })), [])
  useEffect(() => {
    // Whoever has asked for the sign-in hears that the way to it was left.
    if (wanted === undefined && authentication !== 'loading') signIn?.asked.set(false)
  }, [authentication, signIn, wanted])
  const preload = useCallback(
    (dialog: DialogId) => {
      // A failed fetch shows when the dialog is opened; a hint may fail silently.
      load[dialog]().catch(() => undefined)
      if (dialog === 'connect') wallets.load().catch(() => undefined)
      if (dialog === 'account') void sections.load()
    },
    [sections, wallets],
  )

  const focusIsOwed = useRef(false)
  const isConnected = gate.state === 'connected'
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
    () => ({ openDialog: wanted, gate, open, close, preload, claimFocus }),
    [claimFocus, close, gate, open, preload, wanted],
  )

  return (
    <ModalsContext value={modals}>
      {children}
      <SessionAnnouncements />
      {gate.state === 'connected' ? (
        <Suspense fallback={null}>
          <PendingWatch />
        </Suspense>
      ) : null}
      <LoadBoundary
        onRetry={() => setDialogs(lazyDialogs(wallets, sections))}
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
              sections={sections.nodes}
            />
          ) : null}
          {mounted.has('network') ? (
            <NetworkDialog
              open={wanted === 'network'}
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

/** The account button, else the one that connects. */
function headerControl(): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    '[data-kit-part="account-button"], [data-kit-part="connect-button"]',
  )
}
