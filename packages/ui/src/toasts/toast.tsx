import type { ReactElement } from 'react'
import { toast as headless } from 'react-hot-toast/headless'
import styles from './ToastText.module.css'

/** Options of every toast. */
export interface ToastOptions {
  /** Replaces the toast with this id. Default: a new id. */
  readonly id?: string | undefined
  /** How long the toast is shown, in ms. Default: 4 s, 2 s for success, unlimited for loading. */
  readonly duration?: number | undefined
}

/**
 * Shows toasts. All but `dismiss` return the toast's id. Toasts disappear, so show their
 * information on the page as well.
 */
export const toast = {
  /** Shows a neutral toast for 4 s. */
  blank: (message: ToastMessage, options?: ToastOptions) =>
    headless(renderMessage(message), given(options)),
  /** Shows a success toast for 2 s. */
  success: (message: ToastMessage, options?: ToastOptions) =>
    headless.success(renderMessage(message), given(options)),
  /** Shows an error toast for 4 s. Screen readers announce it at once. */
  error: (message: ToastMessage, options?: ToastOptions) =>
    headless.error(renderMessage(message), given(options)),
  /** Shows a loading toast until it is replaced or dismissed. */
  loading: (message: ToastMessage, options?: ToastOptions) =>
    headless.loading(renderMessage(message), given(options)),
  /** Shows an element without an icon for 4 s. */
  custom: (message: ReactElement, options?: ToastOptions) =>
    headless.custom(message, given(options)),
  /** Dismisses the toast with this id, or all toasts without one. */
  dismiss: (id?: string) => headless.dismiss(id),
} as const

/** When the timers were paused, in ms; undefined while they run. One for all, as the toasts are. */
let pausedAt: number | undefined

/** Tells the toasts made from now on whether the timers are paused. */
export function setTimersPaused(paused: boolean): void {
  pausedAt = paused ? Date.now() : undefined
}

/** The library's options. */
function given({ id, duration = 0 }: ToastOptions = {}) {
  return {
    ...(id !== undefined && { id }),
    // Without one, a toast that replaces another keeps its duration. 0 means the type's default.
    duration,
    // The library adds a whole pause to every toast, also to one made during it.
    pauseDuration: pausedAt === undefined ? 0 : pausedAt - Date.now(),
  }
}

/** A text, a title with an optional line below, or a custom element. */
export type ToastMessage = string | ToastTextProps | ReactElement

/** Returns the element that shows a message. */
function renderMessage(message: ToastMessage): ReactElement {
  if (typeof message === 'string') return <ToastText title={message} />
  return 'title' in message ? <ToastText {...message} /> : message
}

interface ToastTextProps {
  /** First line. */
  readonly title: string
  /** Second line. Default: none. */
  readonly text?: string | undefined
}

/** The message of a toast: a title with an optional line below. */
function ToastText({ title, text }: ToastTextProps): ReactElement {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </>
  )
}
