declare global {
  interface Window {
    /**
     * Returns the button that was pressed last before this call (public/boot.js). Later presses are
     * not kept.
     */
    foyerTakePress?: () => HTMLButtonElement | undefined
  }
}

/**
 * Takes a press on a prerendered button from before the page's code had loaded. Returns a function
 * that repeats the press; call it once the page is interactive.
 */
export function takeHeldPress(container: Element): () => void {
  const pressed = window.foyerTakePress?.()
  if (pressed === undefined) return () => {}
  const buttons = () => [...container.querySelectorAll('button')]
  const place = buttons().indexOf(pressed)
  // If the layout was replaced, presses the button in the same position.
  const press = () => (pressed.isConnected ? pressed : buttons()[place])?.click()
  // Runs after React has corrected what only the browser knows.
  return () => queueMicrotask(press)
}
