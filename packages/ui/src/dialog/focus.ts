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
  if (element.matches(':focus')) return true
  // While a style sheet loads, WebKit decides by the last computed style, in which an element
  // behind a dialog that has just been closed is still inert. Reading the layout updates it.
  element.getClientRects()
  element.focus({ preventScroll: true })
  return element.matches(':focus')
}

/** Returns the nodes around `element`, nearest first, out of shadow roots up to the document. */
export function ancestorsOf(element: Element): readonly ParentNode[] {
  const ancestors: ParentNode[] = []
  let node: ParentNode | null = element.parentNode
  while (node) {
    ancestors.push(node)
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  }
  return ancestors
}

/** Focuses an element that matches and takes focus, in the first of `places` that has one. */
export function focusFirst(places: readonly ParentNode[], selector: string | undefined): void {
  if (selector === undefined) return
  for (const place of places) {
    for (const element of place.querySelectorAll<HTMLElement>(selector)) {
      if (tryFocus(element)) return
    }
  }
}

/** Focuses the dialog's title, or the dialog itself if that fails. */
export function focusTitle(dialog: HTMLElement, titleId: string): void {
  const title = dialog.ownerDocument.getElementById(titleId)
  if (title && dialog.contains(title) && tryFocus(title)) return
  tryFocus(dialog)
}

const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]',
  '[tabindex]',
].join(',')

/** Returns the elements inside `root` that Tab reaches, in document order. */
function tabStops(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.closest('[inert]') && element.getClientRects().length > 0,
  )
}

/**
 * Keeps Tab and Shift+Tab inside `root` by wrapping from the last control to the first and back.
 */
export function wrapTab(root: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = tabStops(root)
  const first = stops.at(0)
  const last = stops.at(-1)
  const from = root.ownerDocument.activeElement
  if (event.shiftKey ? follows(from, first) : follows(last, from)) return
  event.preventDefault()
  const target = event.shiftKey ? last : first
  target?.focus()
}

/** Returns true if `element` comes after `other` in the document. */
function follows(element: Element | null | undefined, other: Element | null | undefined): boolean {
  if (!element || !other || element === other) return false
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
}
