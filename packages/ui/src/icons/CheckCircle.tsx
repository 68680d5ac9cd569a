import { createGlyph } from './createGlyph.tsx'

/** A tick in a circle. */
export const CheckCircle = /* @__PURE__ */ createGlyph(
  'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0zM5.4 8.2l1.8 1.8 3.4-3.6',
)
