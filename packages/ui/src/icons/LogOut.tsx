import { createGlyph } from './createGlyph.tsx'

/** An arrow leaving through a door. */
export const LogOut = /* @__PURE__ */ createGlyph(
  'M6 3H2.75v10H6M6.5 8h7M10.75 5.25L13.5 8l-2.75 2.75',
  { mirrored: true },
)
