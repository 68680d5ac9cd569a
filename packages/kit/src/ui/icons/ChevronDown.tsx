import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A small chevron pointing down. */
export function ChevronDown(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M4 6l4 4 4-4" />
    </Glyph>
  )
}
