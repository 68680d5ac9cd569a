/** Minimum height of a keyboard, in CSS pixels. Anything lower is one of the browser's bars. */
const minHeight = 100

/**
 * Keeps the dialog above an on-screen keyboard: sets `--k-keyboard` to the height of the window
 * that the keyboard covers. Browsers that shrink the window instead cover nothing. Returns the
 * function that stops.
 */
export function followKeyboard(dialog: HTMLElement): () => void {
  const view = dialog.ownerDocument.defaultView
  const visible = view?.visualViewport
  if (!view || !visible) return () => {}
  const update = () => {
    const height = coveredHeight(view, visible)
    // Without a keyboard nothing is set: new styles just before the dialog opens would delay it.
    dialog.style.setProperty('--k-keyboard', height > 0 ? `${height}px` : '')
  }
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
  // Pinch zoom makes the viewport smaller, too.
  if (scale > 1.01) return 0
  const covered = Math.round(view.innerHeight - height - offsetTop)
  return covered < minHeight ? 0 : covered
}
