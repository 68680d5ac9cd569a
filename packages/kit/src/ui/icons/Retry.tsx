import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A circular arrow. */
export function Retry(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M13 3v3.5H9.5" />
      <path d="M12.75 6.25A5.25 5.25 0 1 0 13.1 9.5" />
    </Glyph>
  )
}
