import {
  type FocusEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Toast } from 'react-hot-toast/headless'
import type { Announcer } from '../announcer/createAnnouncer.ts'
import { tryFocus } from '../dialog/focus.ts'
import { toastEn } from '../i18n/toastEn.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { ToastRow } from './ToastRow.tsx'
import styles from './ToastTray.module.css'
import { toast as helpers, setTimersPaused } from './toast.tsx'
import { enterRow, enterTray } from './toastMotion.ts'

export interface ToastTrayProps {
  /** The toasts to show, newest first. */
  readonly toasts: readonly Toast[]
  /** Position of the tray on phones. */
  readonly side: 'top' | 'bottom'
  /** Announces a message to screen readers. */
  readonly announce: Announcer['announce']
  /** Stops the toasts' timers. */
  startPause(): void
  /** Resumes the toasts' timers. */
  endPause(): void
}

/** Moves focus to the newest toast and back. */
const hotkey = 'F6'

/** Shows one row per toast, newest first. */
export function ToastTray(props: ToastTrayProps): ReactElement {
  const { toasts, announce, side } = props
  const t = useTextOf(toastEn)
  const tray = useRef<HTMLElement>(null)
  const paused = usePause(tray, props)
  const focus = useTrayFocus(tray)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => enterTray(tray.current), [])
  const staying = toasts.filter(({ visible }) => visible).length
  return (
    <section
      ref={tray}
      aria-label={`${t('toast.area')} (${hotkey})`}
      aria-keyshortcuts={hotkey}
      className={styles.tray}
      data-kit-part="toast-tray"
      data-side={side}
      data-open={isOpen ? '' : undefined}
      data-leaving={staying === 0 ? '' : undefined}
      data-paused={paused ? '' : undefined}
      onFocus={focus.onFocus}
    >
      <ul role="list">
        {toasts.map((toast) => (
          <ToastRow
            key={toast.id}
            toast={toast}
            isTrayLeaving={staying === 0}
            announce={announce}
            onDismiss={() => {
              focus.leave(toast.id)
              helpers.dismiss(toast.id)
            }}
          />
        ))}
      </ul>
      {staying > 1 ? (
        // Shown on phones only, where the tray has one row until this is pressed.
        <button
          ref={enterRow}
          type="button"
          className={styles.count}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('toast.fewer') : t('toast.more', { count: staying - 1 })}
        </button>
      ) : null}
    </section>
  )
}

/**
 * Pauses the toasts' timers while the pointer or focus is in the tray, or the browser tab is
 * hidden. Returns whether they are paused.
 */
function usePause(tray: RefObject<HTMLElement | null>, props: ToastTrayProps): boolean {
  const { toasts } = props
  const [paused, setPaused] = useState(false)
  const latest = useRef(props)

  useLayoutEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const element = tray.current
    if (!element) return
    // Reads the DOM: removing a row under the pointer or with focus fires no event.
    const look = () => setPaused(isBeingRead(element))
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    for (const event of events) element.addEventListener(event, look)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      for (const event of events) element.removeEventListener(event, look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [tray])

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again when rows change
  useEffect(() => {
    if (tray.current) setPaused(isBeingRead(tray.current))
  }, [tray, toasts])

  useLayoutEffect(() => {
    if (!paused) return
    latest.current.startPause()
    setTimersPaused(true)
    return () => {
      latest.current.endPause()
      setTimersPaused(false)
    }
  }, [paused])

  return paused
}

function isBeingRead(tray: HTMLElement): boolean {
  return (
    document.hidden || tray.matches(':hover') || tray.contains(tray.ownerDocument.activeElement)
  )
}

interface TrayFocus {
  /** Remembers the element that focus came from. Attach it to the tray. */
  onFocus(event: FocusEvent): void
  /**
   * Moves focus out of a row about to be removed: to a neighbour, otherwise back to where it was.
   */
  leave(id: string): void
}

/** Keeps focus from being lost when a toast is dismissed. */
function useTrayFocus(tray: RefObject<HTMLElement | null>): TrayFocus {
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (event.key !== hotkey || hasModifier) return
      const isInside = tray.current?.contains(document.activeElement)
      const target = isInside ? cameFrom.current : tray.current?.querySelector('button')
      if (tryFocus(target)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [tray])

  return {
    onFocus({ relatedTarget }) {
      const outside = relatedTarget instanceof HTMLElement && !tray.current?.contains(relatedTarget)
      if (outside) cameFrom.current = relatedTarget
    },
    leave(id) {
      const rows = [...(tray.current?.querySelectorAll('[data-toast]') ?? [])]
      const at = rows.findIndex((row) => row.getAttribute('data-toast') === id)
      if (!rows[at]?.contains(document.activeElement)) return
      const neighbour = rows[at + 1] ?? rows[at - 1]
      if (!tryFocus(neighbour?.querySelector('button'))) tryFocus(cameFrom.current)
    },
  }
}
