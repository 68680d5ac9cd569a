import type { ReactElement } from 'react'
import { Drawing, type DrawingProps, lines } from './Drawing.tsx'

/** A glass that looks along a row of doors, for a search without a match. */
export function NoMatchDrawing(props: DrawingProps): ReactElement {
  return (
    <Drawing {...props}>
      <path
        className={lines.faint}
        d="M30 100V80a11 11 0 0 1 22 0v20M108 100V80a11 11 0 0 1 22 0v20"
      />
      <path className={lines.dashed} d="M69 100V80a11 11 0 0 1 22 0v20" />
      <circle className={lines.lit} cx="80" cy="66" r="22" />
      <path className={lines.lit} d="M96 82l14 14" />
    </Drawing>
  )
}
