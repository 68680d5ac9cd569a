/** Stops the page behind dialogs from scrolling while at least one lock is held. */
export interface ScrollLock {
  /** Locks `page`. Returns a release function; calls after the first do nothing. */
  acquire(page: Document): () => void
}

/** Creates the scroll lock of a page. */
export function createScrollLock(): ScrollLock {
  let locks = 0
  let restore = () => {}

  return {
    acquire(page) {
      if (locks === 0) restore = lock(page)
      locks += 1
      let held = true
      return () => {
        if (!held) return
        held = false
        locks -= 1
        if (locks === 0) restore()
      }
    },
  }
}

function lock(page: Document): () => void {
  const root = page.documentElement
  const hadStyle = root.hasAttribute('style')
  // Hiding a classic scrollbar would shift the page; overlay scrollbars take no space.
  const takesRoom = (page.defaultView?.innerWidth ?? 0) > root.clientWidth
  const undo = [replaceStyle(root, 'overflow', 'hidden')]
  if (takesRoom) undo.push(replaceStyle(root, 'scrollbar-gutter', 'stable'))
  return () => {
    for (const restoreStyle of undo) restoreStyle()
    if (!hadStyle && root.style.length === 0) root.removeAttribute('style')
  }
}

/**
 * Sets a style. The returned function restores the previous one, unless the page has changed it
 * since: a dialog of its own may have unlocked the page.
 */
function replaceStyle({ style }: HTMLElement, name: string, value: string): () => void {
  const previous = style.getPropertyValue(name)
  const priority = style.getPropertyPriority(name)
  style.setProperty(name, value)
  return () => {
    if (style.getPropertyValue(name) === value) style.setProperty(name, previous, priority)
  }
}
