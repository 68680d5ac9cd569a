import { cx } from '@foyer/ui/cx.ts'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { demoWalletIcon } from './icon.ts'
import styles from './Launcher.module.css'
import screen from './Screen.module.css'

interface LauncherProps {
  /** The number of requests that wait while the window is closed. */
  readonly waiting: number
  /** The page's modal dialog, outside of which nothing can be pressed. */
  readonly modal: HTMLDialogElement | undefined
  onOpen(): void
}

/**
 * The small button in the corner of the page that opens the wallet. While a request waits, it moves
 * into the page's modal dialog.
 */
export function Launcher(props: LauncherProps): ReactElement {
  const { modal, waiting } = props
  if (!modal || waiting === 0) return <Pill {...props} />
  return createPortal(<Pill {...props} lifted />, modal)
}

function Pill({ lifted = false, onOpen, waiting }: LauncherProps & { readonly lifted?: boolean }) {
  const section = useRef<HTMLElement>(null)
  // A dialog may clip or shift its content; the top layer avoids that.
  useLayoutEffect(() => {
    if (lifted) section.current?.showPopover?.()
  }, [lifted])
  const requests = waiting === 1 ? '1 request' : `${waiting} requests`
  const words = waiting > 0 ? `Demo Wallet: ${requests} waiting` : 'Demo Wallet'
  return (
    <section
      ref={section}
      lang="en"
      dir="ltr"
      // Inside a dialog it is part of the dialog, not a separate landmark.
      aria-label={lifted ? undefined : 'Demo Wallet'}
      popover={lifted ? 'manual' : undefined}
      data-demo-wallet="launcher"
      data-kit-root=""
      className={cx(screen.theme, styles.launcher, waiting > 0 && styles.waiting)}
    >
      <button type="button" className={styles.pill} onClick={onOpen}>
        <img src={demoWalletIcon} alt="" width={24} height={24} />
        <span className={styles.label}>
          {waiting === 0 && <VisuallyHidden>{`${'Open'} `}</VisuallyHidden>}
          {words}
        </span>
      </button>
      <div role="status">
        <VisuallyHidden>{waiting > 0 ? words : ''}</VisuallyHidden>
      </div>
    </section>
  )
}
