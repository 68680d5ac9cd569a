import { createListeners } from './createListeners.ts'

/** A value that views follow by `useSyncExternalStore`. */
export interface Observable<T> {
  get(): T
  /** Tells the listeners, unless it is the same value. */
  set(next: T): void
  /** Returns the function that ends it. */
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
