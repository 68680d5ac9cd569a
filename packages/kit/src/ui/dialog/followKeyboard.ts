/** Less than this is a browser's bar, not a keyboard, in CSS pixels. */
const leastHeight = 100

/**
 * Keeps the dialog above an on-screen keyboard: sets `--k-keyboard` to the height that it covers of
 * the window. Browsers that shrink the window instead cover nothing. Returns the function that
 * stops.
 */
export function followKeyboard(dialog: HTMLElement): () => void {
  const view = dialog.ownerDocument.defaultView
  const visible = view?.visualViewport
  if (!view || !visible) return () => {}
  const update = () => dialog.style.setProperty('--k-keyboard', `${coveredHeight(view, visible)}px`)
  update()
  visible.addEventListener('resize', update)
  visible.addEventListener('scroll', update)
  return () => {
    visible.removeEventListener('resize', update)
    visible.removeEventListener('scroll', update)
    dialog.style.removeProperty('--k-keyboard')
  }
}

function coveredHeight(view: Window, { height, offsetTop, scale }: VisualViewport): number {
  // A page that is zoomed in by two fingers is smaller too.
  if (scale > 1.01) return 0
  const covered = Math.round(view.innerHeight - height - offsetTop)
  return covered < leastHeight ? 0 : covered
}
