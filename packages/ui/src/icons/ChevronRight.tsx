import { createGlyph } from './createGlyph.tsx'

/** A small chevron towards the end of the line; mirrored in right-to-left text. */
export const ChevronRight = /* @__PURE__ */ createGlyph('M6 4l4 4-4 4', { mirrored: true })
