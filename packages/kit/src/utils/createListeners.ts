/** A set of listeners, in the shape that `useSyncExternalStore` expects. */
export interface Listeners {
  subscribe(listener: () => void): () => void
  notify(): void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      // Each subscription is a separate entry, so the same function may subscribe twice.
      const entry = () => listener()
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
    notify() {
      for (const listener of [...listeners]) listener()
    },
  }
}
