import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A padlock. */
export function Lock(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M3.5 7.25h9v6.5h-9z" />
      <path d="M5.25 7V5a2.75 2.75 0 0 1 5.5 0v2" />
    </Glyph>
  )
}
