import { createGlyph } from './createGlyph.tsx'

/** A chevron towards the start of the line; mirrored in right-to-left text. */
export const Back = /* @__PURE__ */ createGlyph('M10 3L5 8l5 5', { mirrored: true })
