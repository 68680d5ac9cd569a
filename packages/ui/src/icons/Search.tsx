import { createGlyph } from './createGlyph.tsx'

/** A magnifying glass. */
export const Search = /* @__PURE__ */ createGlyph(
  'M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM10.5 10.5L14 14',
)
