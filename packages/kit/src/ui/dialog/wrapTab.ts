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

/** The elements that Tab reaches inside `root`, in document order. */
export function tabStops(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.closest('[inert]') && element.getClientRects().length > 0,
  )
}

/** Keeps Tab and Shift+Tab inside `root`: past the last control comes the first, and back. */
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

/** True when `element` stands after `other` in the document (a title stands before the first stop). */
function follows(element: Element | null, other: Element | null): boolean {
  if (!element || !other || element === other) return false
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function move(event: KeyboardEvent, target: HTMLElement): void {
  event.preventDefault()
  target.focus()
}
