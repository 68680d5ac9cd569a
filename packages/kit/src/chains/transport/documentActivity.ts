/** The page's visibility and the visitor's presence. */
export interface PageActivity {
  isHidden(): boolean
  /** The visitor has not used the page for a while. */
  isIdle(): boolean
  /** Calls the listener when the page is hidden or shown, and when the visitor is back. */
  onChange(listener: () => void): void
}

/** How long after the last movement, touch or key press the visitor counts as idle, in ms. */
const idleAfter = 30_000

const visitorEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin']

/** The activity of this document. Without one, the page counts as visible and in use. */
export function documentActivity(): PageActivity {
  const document: Document | undefined = globalThis.document
  let usedAt = Date.now()
  const isIdle = () => document !== undefined && Date.now() - usedAt >= idleAfter
  return {
    isHidden: () => document?.hidden ?? false,
    isIdle,
    onChange(listener) {
      const onUse = () => {
        const wasIdle = isIdle()
        usedAt = Date.now()
        if (wasIdle) listener()
      }
      for (const name of visitorEvents) {
        document?.addEventListener(name, onUse, { capture: true, passive: true })
      }
      document?.addEventListener('visibilitychange', () => {
        usedAt = Date.now()
        listener()
      })
    },
  }
}
