import type { RefCallback } from 'react'

/**
 * Creates the ref of a header's control. If the control has focus when another one replaces it, for
 * example when the visitor connects, disconnects or changes the account, the new one receives it.
 */
export function createHeaderFocus(): RefCallback<HTMLElement> {
  let shown: HTMLElement | null = null
  let hadFocus = false
  return (element) => {
    if (element) {
      if (hadFocus) element.focus({ preventScroll: true })
    } else {
      // React detaches a ref before it removes the element.
      hadFocus = shown?.matches(':focus') ?? false
      // A control that appears later is not its replacement.
      queueMicrotask(() => {
        hadFocus = false
      })
    }
    shown = element
  }
}
