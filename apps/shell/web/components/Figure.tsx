import type { ReactElement } from 'react'

/**
 * An end-aligned number. A new number is a new element: changing the text would move its start,
 * which counts as a layout shift.
 */
export function Figure({ children }: { readonly children: string }): ReactElement {
  return <bdi key={children}>{children}</bdi>
}
