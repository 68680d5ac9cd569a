import { createGlyph } from './createGlyph.tsx'

/** A crescent. */
export const Moon = /* @__PURE__ */ createGlyph(
  'M13.5 9.6A5.75 5.75 0 0 1 6.4 2.5a5.75 5.75 0 1 0 7.1 7.1z',
)
