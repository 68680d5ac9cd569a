import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** An arrow leaving a box. */
export function External(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props} mirrored={true}>
      <path d="M12.5 9v4h-9.5v-9.5h4" />
      <path d="M9.5 2.75h3.75v3.75M13 3L7.5 8.5" />
    </Glyph>
  )
}
