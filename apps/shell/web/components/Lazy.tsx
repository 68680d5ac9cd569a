import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { loadUntilItArrives } from './loadUntilItArrives.ts'

interface LazyProps {
  /** The same function at each render. */
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** Stands there until the part has arrived. */
  readonly children?: ReactNode
}

/** A part with its own download, without which the page stays as it is. */
export function Lazy({ load, children }: LazyProps): ReactElement {
  const [part, setPart] = useState<{ readonly default: ComponentType }>()
  useEffect(() => loadUntilItArrives(load, setPart), [load])
  if (part === undefined) return <>{children}</>
  return <part.default />
}
