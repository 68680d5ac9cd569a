import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A mobile phone. */
export function Phone(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M5.5 1.75h5A1.25 1.25 0 0 1 11.75 3v10a1.25 1.25 0 0 1-1.25 1.25h-5A1.25 1.25 0 0 1 4.25 13V3A1.25 1.25 0 0 1 5.5 1.75z" />
      <path d="M8 11.75v.01" />
    </Glyph>
  )
}
