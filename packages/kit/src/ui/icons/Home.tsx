import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A house. */
export function Home(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M2.5 7L8 2.25 13.5 7v6.5h-11z" />
      <path d="M6.5 13.5v-4h3v4" />
    </Glyph>
  )
}
