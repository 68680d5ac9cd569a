/** A value that views follow with `useSyncExternalStore`. */
export interface Observable<T> {
  get(): T
  /** Sets the value and notifies the listeners, unless it is unchanged. */
  set(next: T): void
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createObservable<T>(initial: T): Observable<T> {
  const listeners = createListeners()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      listeners.notify()
    },
    subscribe: listeners.subscribe,
  }
}

/** A set of listeners, for `useSyncExternalStore`. */
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
      for (const listener of [...listeners]) {
        try {
          listener()
        } catch (error) {
          // What was changed stays changed, and the others are notified.
          console.error(error)
        }
      }
    },
  }
}
