import { createGlyph } from './createGlyph.tsx'

/** A clock. */
export const Clock = /* @__PURE__ */ createGlyph(
  'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0zM8 4.5V8l2.25 1.5',
)
