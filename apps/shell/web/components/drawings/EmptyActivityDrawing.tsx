import type { ReactElement } from 'react'
import { arch, Drawing, type DrawingProps, lines } from './Drawing.tsx'

/** An open door that nobody has come through, for an empty list of transactions. */
export function EmptyActivityDrawing(props: DrawingProps): ReactElement {
  return (
    <Drawing {...props}>
      <path d={arch} />
      <path className={lines.faint} d="M97 100V59a17 17 0 0 0-34 0v41" />
      <path d="M63 59l-13-5v54l13-8" />
      <path className={`${lines.lit} ${lines.dashed}`} d="M126 114c-14 0-30-3-41-14" />
    </Drawing>
  )
}
