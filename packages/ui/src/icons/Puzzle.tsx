import { createGlyph } from './createGlyph.tsx'

/** A puzzle piece, for browser extensions. */
export const Puzzle = /* @__PURE__ */ createGlyph(
  'M6 3.25a1.5 1.5 0 0 1 3 0V4h3.25v3.25H13a1.5 1.5 0 0 1 0 3h-.75v3.25H2.75V4H6z',
)
