import { createGlyph } from './createGlyph.tsx'

/** The letter i in a circle. */
export const Info = /* @__PURE__ */ createGlyph(
  'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0zM8 7.5v3.25M8 5.1v.01',
)
