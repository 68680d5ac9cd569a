import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A small arrow head downwards. */
export function ChevronDown(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M4 6l4 4 4-4" />
    </Glyph>
  )
}
