import { createGlyph } from './createGlyph.tsx'

/** A mobile phone. */
export const Phone = /* @__PURE__ */ createGlyph(
  'M5.5 1.75h5A1.25 1.25 0 0 1 11.75 3v10a1.25 1.25 0 0 1-1.25 1.25h-5A1.25 1.25 0 0 1 4.25 13V3A1.25 1.25 0 0 1 5.5 1.75zM8 11.75v.01',
)
