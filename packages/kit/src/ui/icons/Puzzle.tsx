import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A puzzle piece, for browser extensions. */
export function Puzzle(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M6 3.25a1.5 1.5 0 0 1 3 0V4h3.25v3.25H13a1.5 1.5 0 0 1 0 3h-.75v3.25H2.75V4H6z" />
    </Glyph>
  )
}
