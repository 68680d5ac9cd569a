/**
 * Returns the focused element, also inside open shadow roots, or `null` if only the body has focus.
 */
export function focusedElement(page: Document): HTMLElement | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== page.body ? active : null
}

/** Focuses an element without scrolling. Returns whether it received focus. */
export function tryFocus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false
  element.focus({ preventScroll: true })
  return element.matches(':focus')
}

/** Focuses the dialog's title, or the dialog itself if that fails. */
export function focusTitle(dialog: HTMLElement, titleId: string): void {
  const title = dialog.ownerDocument.getElementById(titleId)
  if (title && dialog.contains(title) && tryFocus(title)) return
  tryFocus(dialog)
}
