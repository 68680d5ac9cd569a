import { useEffect, useState } from 'react'
import { loadUntilItArrives } from './loadUntilItArrives.ts'

/**
 * The default export of a module that is loaded once it is wanted, and again after a failure.
 * `load` must be the same function on every render.
 *
 * @param isNeeded Whether the page has nothing else to show. Default: false.
 * @throws The error of a failed load, while it is needed.
 */
export function useModule<T>(
  load: () => Promise<{ readonly default: T }>,
  isWanted = true,
  isNeeded = false,
): T | undefined {
  const [module, setModule] = useState<{ readonly default: T }>()
  const [failure, setFailure] = useState<readonly [error: unknown]>()
  useEffect(() => {
    if (!isWanted) return
    return loadUntilItArrives(load, setModule, (error) => {
      if (isNeeded) setFailure([error])
    })
  }, [isNeeded, isWanted, load])
  if (failure && isNeeded && !module) throw failure[0]
  return module?.default
}
