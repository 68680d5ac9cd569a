import { createGlyph } from './createGlyph.tsx'

/** A padlock. */
export const Lock = /* @__PURE__ */ createGlyph(
  'M3.5 7.25h9v6.5h-9zM5.25 7V5a2.75 2.75 0 0 1 5.5 0v2',
)
