import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { loadUntilItArrives } from './loadUntilItArrives.ts'

interface LazyProps {
  /** Must be the same function on every render. */
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** Shown until the component has loaded. */
  readonly children?: ReactNode
}

/** Renders a component from its own chunk. If the download fails, the page works without it. */
export function Lazy({ load, children }: LazyProps): ReactElement {
  const [module, setModule] = useState<{ readonly default: ComponentType }>()
  useEffect(() => loadUntilItArrives(load, setModule), [load])
  if (module === undefined) return <>{children}</>
  return <module.default />
}
