import type { ReactElement } from 'react'

/**
 * A figure at the end of its place. A new one is a new element: the same one would move its start,
 * which counts as a layout shift.
 */
export function Figure({ children }: { readonly children: string }): ReactElement {
  return <bdi key={children}>{children}</bdi>
}
