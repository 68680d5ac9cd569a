import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A small chevron towards the end of the line; mirrored in right-to-left text. */
export function ChevronRight(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props} mirrored={true}>
      <path d="M6 4l4 4-4 4" />
    </Glyph>
  )
}
