import { createGlyph } from './createGlyph.tsx'

/** An arrow entering through a door. */
export const Enter = /* @__PURE__ */ createGlyph(
  'M10 3h3.25v10H10M2.5 8h7M6.75 5.25L9.5 8l-2.75 2.75',
  { mirrored: true },
)
