import { createGlyph } from './createGlyph.tsx'

/** A tick. */
export const Check = /* @__PURE__ */ createGlyph('M3 8.5l3.5 3.5L13 5')
