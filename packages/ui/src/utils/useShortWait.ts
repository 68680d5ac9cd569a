import { useEffect, useState } from 'react'

/** How long a skeleton stands for what is usually known at once, in ms. */
const shortWait = 400

/**
 * Whether something is still awaited and has been for less than 400 ms: time for a skeleton, so
 * that what stands in for it is not shown and replaced at once.
 *
 * @param key what is awaited; another one restarts the time.
 */
export function useShortWait(key: string | undefined, isAwaited: boolean): boolean {
  const [overdue, setOverdue] = useState<string>()
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setOverdue(key), shortWait)
    return () => clearTimeout(timer)
  }, [isAwaited, key])
  return isAwaited && key !== undefined && key !== overdue
}
