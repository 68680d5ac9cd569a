import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** Two overlapping sheets. */
export function Copy(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M6 6h7v7H6z" />
      <path d="M10 3H3v7" />
    </Glyph>
  )
}
