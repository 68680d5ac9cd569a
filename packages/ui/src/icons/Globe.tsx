import { createGlyph } from './createGlyph.tsx'

/** A globe. */
export const Globe = /* @__PURE__ */ createGlyph(
  'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0zM1.75 8h12.5M8 1.75c-4 3.75-4 8.75 0 12.5 4-3.75 4-8.75 0-12.5z',
)
