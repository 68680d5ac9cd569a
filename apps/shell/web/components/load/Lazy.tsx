import type { ComponentType, ReactNode } from 'react'
import { useModule } from './useModule.ts'

interface LazyProps {
  /** Must be the same function on every render. */
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /** Shown until the component has loaded. */
  readonly children?: ReactNode
}

/** Renders a component from its own chunk. If the download fails, the page works without it. */
export function Lazy({ load, children }: LazyProps): ReactNode {
  const Content = useModule(load)
  return Content ? <Content /> : children
}
