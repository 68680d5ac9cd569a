/**
 * Tells the style sheet the heights of an open dialog's sticky bars, so that no focused control
 * ends up beneath them, and with `data-fits` that nothing scrolls. Returns the function that stops.
 *
 * @param view The box that scrolls. Its child holds the content.
 */
export function followSizes(dialog: HTMLElement, view: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  // Called after each layout, so that reading sizes costs nothing.
  const observer = new ResizeObserver(() => tellSizes(dialog, view))
  for (const box of [view, ...view.children]) observer.observe(box)
  return () => observer.disconnect()
}

function tellSizes(dialog: HTMLElement, view: HTMLElement): void {
  const sizes = bars.map(([name, bar]) => [name, `${heightOf(view, bar)}px`] as const)
  dialog.toggleAttribute('data-fits', view.scrollHeight <= view.clientHeight)
  for (const [name, size] of sizes) dialog.style.setProperty(name, size)
}

const bars = [
  ['--k-dialog-head', '[data-kit-part="dialog-header"], [data-kit-head]'],
  ['--k-dialog-foot', '[data-kit-foot]'],
] as const

/** Returns the sum of the heights of the bars inside `root`, in CSS pixels. */
function heightOf(root: HTMLElement, bar: string): number {
  const heights = [...root.querySelectorAll<HTMLElement>(bar)].map((it) => it.offsetHeight)
  return heights.reduce((sum, height) => sum + height, 0)
}

/**
 * Lays out a closed dialog once, within this task, so that no frame shows it: half the time from a
 * click to the open dialog would go into its first styles and layout, and some of it into computing
 * them again for the sizes of its bars.
 */
export function layOutUnseen(dialog: HTMLElement, view: HTMLElement): void {
  dialog.toggleAttribute('data-unseen', true)
  tellSizes(dialog, view)
  dialog.removeAttribute('data-unseen')
}
