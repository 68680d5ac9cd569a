import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A key. */
export function Key(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <circle cx="5.25" cy="10.75" r="3" />
      <path d="M7.5 8.5L13.5 2.5M11 5l2.25 2.25" />
    </Glyph>
  )
}
