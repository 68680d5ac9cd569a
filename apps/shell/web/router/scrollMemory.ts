import { fieldOf } from '../../config/guards.ts'

/** The scroll position of each entry of the browser's history. */
export interface ScrollMemory {
  /** Scrolls to the position of the current entry; to the top if it is new. */
  restore(): void
  stop(): void
}

const storageKey = 'foyer.scroll'

/** Maximum number of stored positions; the oldest are dropped first. */
const maxEntries = 100

/**
 * Replaces the browser's own scroll restoration, which scrolls before the page has loaded. Survives
 * a reload of the page.
 */
export function createScrollMemory(window: Window): ScrollMemory {
  const { history } = window
  const positions = stored(window)
  let key = keyOf(history.state) ?? newKey(window)
  history.scrollRestoration = 'manual'

  const save = () => {
    positions.delete(key)
    positions.set(key, Math.round(window.scrollY))
    for (const oldest of positions.keys()) {
      if (positions.size <= maxEntries) break
      positions.delete(oldest)
    }
  }
  /** Also after a replacement of the entry, as by a link to the page itself. */
  const mark = () => {
    if (keyOf(history.state) !== key) history.replaceState({ ...history.state, key }, '')
  }
  const onPush = () => {
    save()
    key = newKey(window)
    mark()
  }
  /** Also at a link to a part of the page, whose entry is new. */
  const onTraverse = () => {
    save()
    key = keyOf(history.state) ?? newKey(window)
    mark()
  }
  const onLeave = () => {
    save()
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
    } catch {
      // Storage is refused or full, so a reload starts at the top.
    }
  }
  mark()
  // The events of wouter's `navigate`.
  const ended = new AbortController()
  const { signal } = ended
  window.addEventListener('pushState', onPush, { signal })
  window.addEventListener('replaceState', mark, { signal })
  window.addEventListener('popstate', onTraverse, { signal })
  window.addEventListener('pagehide', onLeave, { signal })
  return {
    restore: () => window.scrollTo(0, positions.get(key) ?? 0),
    stop: () => ended.abort(),
  }
}

/** Undefined for a new entry, which the browser has made. */
function keyOf(state: unknown): string | undefined {
  const key = fieldOf(state, 'key')
  return typeof key === 'string' ? key : undefined
}

/** Not `randomUUID`, which is missing on pages over plain HTTP. */
function newKey({ crypto }: Window): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
}

function stored(window: Window): Map<string, number> {
  const positions = new Map<string, number>()
  try {
    const entries: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(entries)) return positions
    for (const entry of entries.slice(-maxEntries)) {
      const [key, top]: readonly unknown[] = Array.isArray(entry) ? entry : []
      if (typeof key === 'string' && Number.isFinite(top)) positions.set(key, Number(top))
    }
  } catch {
    // Storage is refused, or other code wrote there.
  }
  return positions
}
