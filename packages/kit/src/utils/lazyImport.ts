/** A value whose code is downloaded when it is first needed. */
export interface LazyImport<T> {
  /** The same promise each time. A failure is forgotten, so the next call tries again. */
  load(): Promise<T>
  /** What was loaded, or is loading; undefined before the first call and after a failure. */
  current(): Promise<T> | undefined
}

/** Runs a dynamic `import()`, and what goes with it, once; runs it again after a failure. */
export function lazyImport<T>(run: () => Promise<T>): LazyImport<T> {
  let current: Promise<T> | undefined
  return {
    load() {
      if (!current) {
        current = run()
        current.catch(() => {
          current = undefined
        })
      }
      return current
    },
    current: () => current,
  }
}
