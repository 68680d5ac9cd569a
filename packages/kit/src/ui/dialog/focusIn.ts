/** The focused element, also inside open shadow roots; `null` when nothing but the page has focus. */
export function focusedElement(page: Document): HTMLElement | null {
  let active = page.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && active !== page.body ? active : null
}

/** Focuses without scrolling; tells whether the element took the focus. */
export function tryFocus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false
  element.focus({ preventScroll: true })
  return element.matches(':focus')
}

/** Focuses the dialog's title, else the dialog itself. */
export function focusTitle(dialog: HTMLElement, titleId: string): void {
  const title = dialog.ownerDocument.getElementById(titleId)
  if (title && dialog.contains(title) && tryFocus(title)) return
  tryFocus(dialog)
}
