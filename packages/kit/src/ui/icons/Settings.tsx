import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** Two sliders. */
export function Settings(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M2 5h6.5M12.5 5H14M2 11h1.5M7.5 11H14" />
      <circle cx="10.5" cy="5" r="1.75" />
      <circle cx="5.5" cy="11" r="1.75" />
    </Glyph>
  )
}
