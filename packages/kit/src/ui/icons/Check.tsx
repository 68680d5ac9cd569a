import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A tick. */
export function Check(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M3 8.5l3.5 3.5L13 5" />
    </Glyph>
  )
}
