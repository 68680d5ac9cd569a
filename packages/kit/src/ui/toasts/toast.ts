import type { ReactElement } from 'react'
import { toast as headless } from 'react-hot-toast/headless'
import { renderMessage, type ToastMessage } from './renderMessage.tsx'

export type { ToastMessage }

export interface ToastOptions {
  /** A toast with the same id is replaced. */
  readonly id?: string | undefined
  /** In milliseconds, instead of the kind's own. */
  readonly duration?: number | undefined
}

export interface ToastPromiseMessages<T> {
  readonly loading: ToastMessage
  /** Without it the toast goes away silently. */
  readonly success?: ToastMessage | ((value: T) => ToastMessage) | undefined
  readonly error?: ToastMessage | ((reason: unknown) => ToastMessage) | undefined
}

/** Short news beside the page. Nothing stands only in a toast: say it in the page as well. */
export const toast = {
  /** 4 s. Like the others, returns the id of the toast. */
  blank: (message: ToastMessage, options?: ToastOptions) =>
    headless(renderMessage(message), given(options)),
  /** 2 s. */
  success: (message: ToastMessage, options?: ToastOptions) =>
    headless.success(renderMessage(message), given(options)),
  /** 4 s, read out at once. */
  error: (message: ToastMessage, options?: ToastOptions) =>
    headless.error(renderMessage(message), given(options)),
  /** Stays until it is replaced or dismissed. */
  loading: (message: ToastMessage, options?: ToastOptions) =>
    headless.loading(renderMessage(message), given(options)),
  /** 4 s, an element without any icon of ours. */
  custom: (message: ReactElement, options?: ToastOptions) =>
    headless.custom(message, given(options)),
  promise: toastPromise,
  /** Takes away the toast with this id, or all of them. */
  dismiss: (id?: string) => headless.dismiss(id),
} as const

/** Shows how a promise goes, in one toast. Returns the promise itself. */
function toastPromise<T>(
  promise: Promise<T>,
  messages: ToastPromiseMessages<T>,
  options?: ToastOptions,
): Promise<T> {
  const id = toast.loading(messages.loading, options)
  const finish = (show: typeof toast.success, message: ToastMessage | undefined) => {
    if (message === undefined) toast.dismiss(id)
    else show(message, { ...options, id })
  }
  promise.then(
    (value) => finish(toast.success, resolve(messages.success, value)),
    (reason: unknown) => finish(toast.error, resolve(messages.error, reason)),
  )
  return promise
}

function resolve<V>(
  message: ToastMessage | ((value: V) => ToastMessage) | undefined,
  value: V,
): ToastMessage | undefined {
  return typeof message === 'function' ? message(value) : message
}

/** The library tells an absent option from `undefined`. */
function given({ id, duration }: ToastOptions = {}): { id?: string; duration?: number } {
  return { ...(id !== undefined && { id }), ...(duration !== undefined && { duration }) }
}
