import { fieldOf } from './guards.ts'

/** How long after the first frame browsers without `requestIdleCallback` wait, in ms. */
const idleDelay = 500

/**
 * Runs the task once the page has loaded and been drawn and the browser is idle, for code that the
 * visitor's next click may need. Waits while the page is hidden. Never runs it for visitors who
 * save data. Returns a function that cancels.
 */
export function whenIdle(task: () => void): () => void {
  if (fieldOf(fieldOf(navigator, 'connection'), 'saveData') === true) return () => {}
  let cancel = () => {}
  const idle = () => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(task)
      cancel = () => cancelIdleCallback(id)
      return
    }
    const timer = setTimeout(task, idleDelay)
    cancel = () => clearTimeout(timer)
  }
  const nextFrame = (then: () => void) => {
    const id = requestAnimationFrame(then)
    cancel = () => cancelAnimationFrame(id)
  }
  // The browser is also idle while other processes draw the first frame, and the task would delay
  // them.
  const wait = () => nextFrame(() => nextFrame(idle))
  if (document.readyState === 'complete') {
    wait()
  } else {
    addEventListener('load', wait, { once: true })
    cancel = () => removeEventListener('load', wait)
  }
  return () => cancel()
}
