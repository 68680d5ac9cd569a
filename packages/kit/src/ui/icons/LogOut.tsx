import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** An arrow leaving through a door. */
export function LogOut(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props} mirrored={true}>
      <path d="M6 3H2.75v10H6" />
      <path d="M6.5 8h7M10.75 5.25L13.5 8l-2.75 2.75" />
    </Glyph>
  )
}
