import { createGlyph } from './createGlyph.tsx'

/** Two overlapping sheets. */
export const Copy = /* @__PURE__ */ createGlyph('M6 6h7v7H6zM10 3H3v7')
