import { createListeners } from './createListeners.ts'

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
