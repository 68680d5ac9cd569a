import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LazyImport } from '../utils/lazyImport.ts'

/** Lazily loaded code, as a view sees it. */
export interface LazyCode<T> {
  /** Undefined until it has loaded. */
  readonly value: T | undefined
  /** It was needed and failed to load. */
  readonly failed: boolean
  /** It failed again after `retry`: its file may be gone, since the server has a newer version. */
  readonly failedAgain: boolean
  /** Loads it again after a failure. */
  retry(): void
}

const nothing = () => undefined

/**
 * Loads code once it is needed. Replaces `lazy` and `<Suspense>` for content that a click opens:
 * React shows a fallback, even an empty one, for at least 300 ms, and suspends even if the code is
 * loaded.
 */
export function useLazyImport<T>(
  code: Pick<LazyImport<T>, 'load' | 'subscribe' | 'value'>,
  wanted: boolean,
): LazyCode<T> {
  const value = useSyncExternalStore(code.subscribe, code.value, nothing)
  const [failed, setFailed] = useState(false)
  const [wasRetried, setRetried] = useState(false)
  const isMissing = wanted && !failed && value === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    code.load().catch((error: unknown) => {
      if (!isCurrent) return
      console.error(error)
      setFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [code, isMissing])
  const isMissed = wanted && failed && value === undefined
  return {
    value,
    failed: isMissed,
    failedAgain: isMissed && wasRetried,
    retry() {
      setRetried(true)
      setFailed(false)
    },
  }
}
