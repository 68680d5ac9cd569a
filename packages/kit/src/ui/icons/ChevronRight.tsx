import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A small arrow head towards the end of the line. */
export function ChevronRight(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props} mirrored={true}>
      <path d="M6 4l4 4-4 4" />
    </Glyph>
  )
}
