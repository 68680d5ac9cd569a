import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** An arrow head towards the start of the line. */
export function Back(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props} mirrored={true}>
      <path d="M10 3L5 8l5 5" />
    </Glyph>
  )
}
