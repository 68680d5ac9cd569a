import { createObservable } from './createObservable.ts'

/** A value whose code loads on first use. */
export interface LazyImport<T> {
  /** Returns the same promise each time. After a failure, the next call tries again. */
  load(): Promise<T>
  /** The loading or loaded value; undefined before the first call and after a failure. */
  current(): Promise<T> | undefined
  /** The loaded value; undefined until then. */
  value(): T | undefined
  /** Notified once the value has loaded. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Runs a dynamic `import()` and its setup once; runs it again after a failure. */
export function lazyImport<T>(run: () => Promise<T>): LazyImport<T> {
  const loaded = createObservable<T | undefined>(undefined)
  let current: Promise<T> | undefined
  return {
    load() {
      if (!current) {
        current = run()
        current.then(loaded.set, () => {
          current = undefined
        })
      }
      return current
    },
    current: () => current,
    value: loaded.get,
    subscribe: loaded.subscribe,
  }
}
