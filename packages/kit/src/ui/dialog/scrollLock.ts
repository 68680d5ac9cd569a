/** Stops the page behind the dialogs from scrolling. Locks are counted. */
export interface ScrollLock {
  /** Takes a lock on `page`; the returned function gives it back, once. */
  acquire(page: Document): () => void
}

interface SavedProperty {
  readonly name: string
  readonly value: string
  readonly priority: string
}

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
  // Only a scrollbar that takes room leaves a gap when it goes; overlay scrollbars do not.
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
