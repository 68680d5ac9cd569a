/** Stops the page behind dialogs from scrolling while at least one lock is held. */
export interface ScrollLock {
  /** Locks `page`. Returns a release function; calls after the first do nothing. */
  acquire(page: Document): () => void
}

interface SavedProperty {
  readonly name: string
  readonly value: string
  readonly priority: string
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
  const saved = [save(root, 'overflow')]
  root.style.setProperty('overflow', 'hidden')
  if (takesRoom) {
    saved.push(save(root, 'scrollbar-gutter'))
    root.style.setProperty('scrollbar-gutter', 'stable')
  }
  return () => {
    for (const { name, value, priority } of saved) root.style.setProperty(name, value, priority)
    if (!hadStyle && root.style.length === 0) root.removeAttribute('style')
  }
}

function save(element: HTMLElement, name: string): SavedProperty {
  return {
    name,
    value: element.style.getPropertyValue(name),
    priority: element.style.getPropertyPriority(name),
  }
}
