import { createGlyph } from './createGlyph.tsx'

/** A cross in a circle. */
export const CrossCircle = /* @__PURE__ */ createGlyph(
  'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0zM6 6l4 4M10 6l-4 4',
)
