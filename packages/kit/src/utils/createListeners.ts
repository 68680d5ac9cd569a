/** A set of listeners, in the shape that `useSyncExternalStore` wants. */
export interface Listeners {
  subscribe(listener: () => void): () => void
  notify(): void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      // Each subscription is its own entry, so that the same function may subscribe twice.
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
