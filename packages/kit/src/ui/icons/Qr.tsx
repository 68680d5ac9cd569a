import type { ReactElement } from 'react'
import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A QR code. */
export function Qr(props: GlyphProps): ReactElement {
  return (
    <Glyph {...props}>
      <path d="M2.25 2.25h4v4h-4zM9.75 2.25h4v4h-4zM2.25 9.75h4v4h-4z" />
      <path d="M9.75 9.75v.01M13.75 9.75v.01M11.75 11.75v.01M9.75 13.75v.01M13.75 13.75v.01" />
    </Glyph>
  )
}
