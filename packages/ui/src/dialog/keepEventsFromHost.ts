/** Events by which a host's own dialog detects a press or focus outside of it. */
const outsideEvents = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

/**
 * Keeps a host's own dialog below this one from closing: it listens on the document for presses and
 * for Escape. React's listeners, on the body and on roots in it, come before the one here.
 *
 * @param isTop Whether no other dialog of the kit is above this one.
 * @returns the function that ends this.
 */
export function keepEventsFromHost(dialog: HTMLDialogElement, isTop: () => boolean): () => void {
  const page = dialog.ownerDocument
  const root = page.documentElement
  const view = page.defaultView
  const stopOutside = (event: Event) => {
    if (event.target instanceof Node && dialog.contains(event.target)) event.stopPropagation()
  }
  // The browser still closes the dialog, which a host's listener could prevent.
  const stopEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isTop() && dialog.matches(':modal')) event.stopPropagation()
  }
  for (const type of outsideEvents) root.addEventListener(type, stopOutside)
  view?.addEventListener('keydown', stopEscape, true)
  return () => {
    for (const type of outsideEvents) root.removeEventListener(type, stopOutside)
    view?.removeEventListener('keydown', stopEscape, true)
  }
}
