import { createGlyph } from './createGlyph.tsx'

/** A key. */
export const Key = /* @__PURE__ */ createGlyph(
  'M2.25 10.75a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM7.5 8.5L13.5 2.5M11 5l2.25 2.25',
)
