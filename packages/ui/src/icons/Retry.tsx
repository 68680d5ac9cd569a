import { createGlyph } from './createGlyph.tsx'

/** A circular arrow. */
export const Retry = /* @__PURE__ */ createGlyph(
  'M13 3v3.5H9.5M12.75 6.25A5.25 5.25 0 1 0 13.1 9.5',
)
