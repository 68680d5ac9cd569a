import { createGlyph } from './createGlyph.tsx'

/** A QR code. */
export const Qr = /* @__PURE__ */ createGlyph(
  'M2.25 2.25h4v4h-4zM9.75 2.25h4v4h-4zM2.25 9.75h4v4h-4zM9.75 9.75v.01M13.75 9.75v.01M11.75 11.75v.01M9.75 13.75v.01M13.75 13.75v.01',
)
