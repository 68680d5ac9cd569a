import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A pulse line. */
export function Activity(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M1.5 8.5H4l2-5.5 3.5 10 2-4.5h3" />
    </Glyph>
  )
}
