import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A monitor. */
export function Monitor(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M2 3h12v8H2z" />
      <path d="M8 11v2.5M5.25 13.75h5.5" />
    </Glyph>
  )
}
