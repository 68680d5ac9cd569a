import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A globe. */
export function Globe(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M1.75 8h12.5M8 1.75c-4 3.75-4 8.75 0 12.5 4-3.75 4-8.75 0-12.5z" />
    </Glyph>
  )
}
