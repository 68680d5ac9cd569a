import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A chevron towards the start of the line; mirrored in right-to-left text. */
export function Back(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props} mirrored={true}>
      <path d="M10 3L5 8l5 5" />
    </Glyph>
  )
}
