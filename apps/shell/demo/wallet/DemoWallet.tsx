import type { WalletAccount, WalletEngine } from '@foyer/testkit/wallet/types.ts'
import { RoundButton } from '@foyer/ui/button/ShapedButtons.tsx'
import { cx } from '@foyer/ui/cx.ts'
import { focusTitle } from '@foyer/ui/dialog/focus.ts'
import { watchOutsidePress } from '@foyer/ui/dialog/outsidePress.ts'
import { Close } from '@foyer/ui/icons/Close.tsx'
import { createGlyph } from '@foyer/ui/icons/createGlyph.tsx'
import type { Observable } from '@foyer/ui/utils/createObservable.ts'
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import styles from './DemoWallet.module.css'
import { HomePanel } from './HomePanel.tsx'
import { Launcher } from './Launcher.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import type { RequestQueue } from './requests/requestQueue.ts'
import screen from './Screen.module.css'
import { Bar, headingId } from './Screen.tsx'
import { useTopModal } from './useTopModal.ts'

interface DemoWalletProps {
  readonly engine: WalletEngine
  readonly accounts: readonly WalletAccount[]
  readonly queue: RequestQueue
  /** Whether the window is open. */
  readonly isOpen: Observable<boolean>
  /** The site's name, and its origin in small print. */
  readonly site: string
  readonly origin: string
}

const Minus = createGlyph('M4 8h8')

/** The wallet's window and the button that opens it. */
export function DemoWallet(props: DemoWalletProps): ReactElement {
  const { accounts, engine, isOpen, origin, queue, site } = props
  const waiting = useSyncExternalStore(queue.subscribe, queue.get)
  const open = useSyncExternalStore(isOpen.subscribe, isOpen.get)
  const top = useTopModal()
  const [request] = waiting
  const hide = () => isOpen.set(false)
  return (
    <>
      {open && (
        <WalletWindow
          top={top}
          onDismiss={hide}
          tools={
            request ? (
              <>
                <RoundButton bare label="Minimise Demo Wallet" onClick={hide}>
                  <Minus />
                </RoundButton>
                <RoundButton
                  bare
                  label="Close Demo Wallet (declines the request)"
                  onClick={() => request.answer({ kind: 'reject' })}
                >
                  <Close />
                </RoundButton>
              </>
            ) : (
              <RoundButton bare label="Close Demo Wallet" onClick={hide}>
                <Close />
              </RoundButton>
            )
          }
        >
          {request ? (
            <RequestPanel
              key={request.id}
              request={request}
              site={site}
              origin={origin}
              selected={engine.state().selected}
              more={waiting.length - 1}
            />
          ) : (
            <HomePanel engine={engine} accounts={accounts} site={site} />
          )}
        </WalletWindow>
      )}
      <Launcher waiting={open ? 0 : waiting.length} modal={top} onOpen={() => isOpen.set(true)} />
    </>
  )
}

interface WalletWindowProps {
  /** The page's own modal dialog, which this window stays above. */
  readonly top: HTMLDialogElement | undefined
  readonly tools: ReactNode
  readonly children: ReactNode
  /** Called on Escape and on a press outside. */
  onDismiss(): void
}

function WalletWindow({ children, onDismiss, tools, top }: WalletWindowProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const focused = useRef<Element>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again above a new dialog
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const target = focused.current ?? element?.querySelector('h1')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    const shown = new AbortController()
    if (element) watchOutsidePress(element, onDismiss, shown)
    return () => {
      shown.abort()
      focused.current = document.activeElement
      element?.close()
      // What had the focus before may be gone.
      if (top && !top.contains(document.activeElement)) {
        focusTitle(top, top.getAttribute('aria-labelledby') ?? '')
      }
    }
  }, [top])

  // The page's dialogs make room for the window.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.demoWalletOpen = ''
    return () => {
      delete dataset.demoWalletOpen
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      data-kit-root=""
      className={cx(screen.theme, styles.window)}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
      // A browser may close a dialog without asking.
      onClose={() => {
        if (dialog.current?.open === false) onDismiss()
      }}
    >
      {/* The window is where the page's direction puts it; its content is left to right. */}
      <div dir="ltr" className={styles.content}>
        <Bar name="Demo Wallet">{tools}</Bar>
        {children}
      </div>
    </dialog>
  )
}
