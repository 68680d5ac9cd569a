import { createGlyph } from './createGlyph.tsx'

/** A wallet. */
export const Wallet = /* @__PURE__ */ createGlyph(
  'M13.5 6V4.5a1.5 1.5 0 0 0-1.5-1.5H4a2 2 0 0 0-2 2v6.5A1.5 1.5 0 0 0 3.5 13h9a1.5 1.5 0 0 0 1.5-1.5V7.5A1.5 1.5 0 0 0 12.5 6H3M11 9.5v.01',
)
