import { createGlyph } from './createGlyph.tsx'

/** A shield with a tick. */
export const ShieldCheck = /* @__PURE__ */ createGlyph(
  'M8 1.75L13.25 3.5v4.25c0 3-2.2 5.3-5.25 6.5-3.05-1.2-5.25-3.5-5.25-6.5V3.5zM5.75 7.75l1.6 1.6 2.9-3',
)
