import { createGlyph } from './createGlyph.tsx'

/** A monitor. */
export const Monitor = /* @__PURE__ */ createGlyph('M2 3h12v8H2zM8 11v2.5M5.25 13.75h5.5')
