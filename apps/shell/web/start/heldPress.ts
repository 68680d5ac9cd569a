declare global {
  interface Window {
    /** The button that was pressed last before this call (public/boot.js). Keeps no later press. */
    foyerTakePress?: () => HTMLButtonElement | undefined
  }
}

/**
 * Takes the press on a prerendered button that came before the page's code. Returns a function that
 * answers it; call it once the page is there.
 */
export function takeHeldPress(container: Element): () => void {
  const pressed = window.foyerTakePress?.()
  if (pressed === undefined) return () => {}
  const buttons = () => [...container.querySelectorAll('button')]
  const place = buttons().indexOf(pressed)
  // Where the layout was replaced, another button is at the same place.
  const press = () => (pressed.isConnected ? pressed : buttons()[place])?.click()
  // After React's own corrections of what the browser knows and the server does not.
  return () => queueMicrotask(press)
}
