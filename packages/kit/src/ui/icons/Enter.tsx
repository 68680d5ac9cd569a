import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** An arrow entering through a door. */
export function Enter(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props} mirrored={true}>
      <path d="M10 3h3.25v10H10" />
      <path d="M2.5 8h7M6.75 5.25L9.5 8l-2.75 2.75" />
    </Glyph>
  )
}
