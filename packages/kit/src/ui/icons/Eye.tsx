import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** An eye. */
export function Eye(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M1.5 8C3 5.2 5.3 3.75 8 3.75S13 5.2 14.5 8C13 10.8 10.7 12.25 8 12.25S3 10.8 1.5 8z" />
      <circle cx="8" cy="8" r="1.9" />
    </Glyph>
  )
}
