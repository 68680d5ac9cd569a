import { type ReactElement, useRef } from 'react'
import type { Toast } from 'react-hot-toast/headless'
import { useText } from '../../i18n/useText.ts'
import type { Announcer } from '../announcer/createAnnouncer.ts'
import { ToastRow } from './ToastRow.tsx'
import styles from './ToastTray.module.css'
import { toast as helpers } from './toast.ts'
import { usePause } from './usePause.ts'
import { useTrayFocus } from './useTrayFocus.ts'

/** Props of `ToastTray`. */
export interface ToastTrayProps {
  /** The toasts to show, newest first. */
  readonly toasts: readonly Toast[]
  /** Announces a message to screen readers. */
  readonly announce: Announcer['announce']
  /** Stops the toasts' timers. */
  startPause(): void
  /** Resumes the toasts' timers. */
  endPause(): void
}

/** Shows one row per toast, newest first. */
export function ToastTray(props: ToastTrayProps): ReactElement {
  const { toasts, announce } = props
  const t = useText()
  const tray = useRef<HTMLElement>(null)
  const paused = usePause(tray, props)
  const focus = useTrayFocus(tray)
  return (
    <section
      ref={tray}
      aria-label={t('toast.area')}
      className={styles.tray}
      data-kit-part="toast-tray"
      data-paused={paused ? '' : undefined}
      onFocus={focus.onFocus}
    >
      <ul className={styles.rows}>
        {toasts.map((toast) => (
          <ToastRow
            key={toast.id}
            toast={toast}
            announce={announce}
            onDismiss={() => {
              focus.leave(toast.id)
              helpers.dismiss(toast.id)
            }}
          />
        ))}
      </ul>
    </section>
  )
}
