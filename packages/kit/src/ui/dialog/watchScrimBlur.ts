/** Whether a window is too slow to blur the page, once that was measured. */
const slowWindows = new WeakMap<Window, boolean>()

/** The longest that a frame may take while the blur appears, in ms. */
const slowestFrame = 32

/**
 * Keeps the page behind a dialog sharp (`data-sharp`) if the window is too slow to blur it, as it
 * is without a GPU: each frame, and so the answer to each press, would wait for the blur. Measured
 * once, while the blur appears for the first time. Call it before the dialog opens; returns the
 * function that stops.
 */
export function watchScrimBlur(dialog: HTMLElement): () => void {
  const view = dialog.ownerDocument.defaultView
  if (!view) return () => {}
  const keepSharp = () => {
    dialog.dataset.sharp = ''
  }
  const isSlow = slowWindows.get(view)
  if (isSlow) keepSharp()
  if (isSlow !== undefined) return () => delete dialog.dataset.sharp

  let stopCounting: (() => number) | undefined
  const onStart = (event: AnimationEvent) => {
    if (isBlur(event)) stopCounting = countFrames(view)
  }
  const onEnd = (event: AnimationEvent) => {
    if (!isBlur(event) || !stopCounting) return
    const slow = event.elapsedTime * 1000 > stopCounting() * slowestFrame
    slowWindows.set(view, slow)
    if (slow) keepSharp()
  }
  dialog.addEventListener('animationstart', onStart)
  dialog.addEventListener('animationend', onEnd)
  return () => {
    dialog.removeEventListener('animationstart', onStart)
    dialog.removeEventListener('animationend', onEnd)
    stopCounting?.()
    delete dialog.dataset.sharp
  }
}

function isBlur({ animationName, pseudoElement }: AnimationEvent): boolean {
  return pseudoElement === '::backdrop' && animationName.includes('blur-in')
}

/** Counts the frames until the returned function is called, which returns their number. */
function countFrames(view: Window): () => number {
  let frames = 0
  const count = () => {
    frames += 1
    request = view.requestAnimationFrame(count)
  }
  let request = view.requestAnimationFrame(count)
  return () => {
    view.cancelAnimationFrame(request)
    return frames
  }
}
