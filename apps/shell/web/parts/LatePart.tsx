import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { loadUntilItArrives } from './loadUntilItArrives.ts'

interface LatePartProps {
  /** The same function at each render. */
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** Stands there until the part has arrived. */
  readonly children?: ReactNode
}

/** A part with its own download, without which the page stays as it is. */
export function LatePart({ load, children }: LatePartProps): ReactElement {
  const [part, setPart] = useState<{ readonly default: ComponentType }>()
  useEffect(() => loadUntilItArrives(load, setPart), [load])
  if (part === undefined) return <>{children}</>
  return <part.default />
}
