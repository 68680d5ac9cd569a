import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** The letter i in a circle. */
export function Info(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 7.5v3.25M8 5.1v.01" />
    </Glyph>
  )
}
