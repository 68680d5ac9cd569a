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
export function tabStops(root: HTMLElement): readonly HTMLElement[] {
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
  if (!first || !last) {
    event.preventDefault()
    return
  }
  const from = root.ownerDocument.activeElement
  if (event.shiftKey && !follows(from, first)) move(event, last)
  if (!event.shiftKey && !follows(last, from)) move(event, first)
}

/** Returns true if `element` comes after `other` in the document. */
function follows(element: Element | null, other: Element | null): boolean {
  if (!element || !other || element === other) return false
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function move(event: KeyboardEvent, target: HTMLElement): void {
  event.preventDefault()
  target.focus()
}
