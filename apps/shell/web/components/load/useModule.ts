import { useEffect, useState } from 'react'
import { loadUntilItArrives } from './loadUntilItArrives.ts'

/**
 * The default export of a module that is loaded once it is needed, and again after a failure.
 * `load` must be the same function on every render.
 */
export function useModule<T>(
  load: () => Promise<{ readonly default: T }>,
  isWanted = true,
): T | undefined {
  const [module, setModule] = useState<{ readonly default: T }>()
  useEffect(() => (isWanted ? loadUntilItArrives(load, setModule) : undefined), [isWanted, load])
  return module?.default
}
