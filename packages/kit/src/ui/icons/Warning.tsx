import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A triangle with an exclamation mark. */
export function Warning(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M8 2L14.5 13.5h-13z" />
      <path d="M8 6.5v3M8 11.5v.01" />
    </Glyph>
  )
}
