import { LoadFailure } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import type { ReactNode } from 'react'
import { useKitSource, useLoadedKit } from '../chains/config/useKit.ts'

export interface KitReadyProps {
  /** Rendered while the config loads. Default: nothing. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Loads the config of a `<KitProvider>` whose config is a function, and then renders its children:
 * components that call wagmi's hooks, or the kit's hooks that read. If loading fails, it shows an
 * error with a retry button. If the config is already loaded, it renders its children at once.
 */
export function KitReady({ children, fallback }: KitReadyProps): ReactNode {
  const kit = useLoadedKit('KitReady')
  const code = useLazyImport(useKitSource('KitReady'), kit === undefined)
  if (kit) return children
  return code.failed ? <LoadFailure {...code} /> : fallback
}
