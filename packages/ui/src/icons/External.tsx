import { createGlyph } from './createGlyph.tsx'

/** An arrow leaving a box. */
export const External = /* @__PURE__ */ createGlyph(
  'M12.5 9v4h-9.5v-9.5h4M9.5 2.75h3.75v3.75M13 3L7.5 8.5',
  { mirrored: true },
)
