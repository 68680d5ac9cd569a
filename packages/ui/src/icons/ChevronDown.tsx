import { createGlyph } from './createGlyph.tsx'

/** A small chevron pointing down. */
export const ChevronDown = /* @__PURE__ */ createGlyph('M4 6l4 4 4-4')
