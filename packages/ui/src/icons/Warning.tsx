import { createGlyph } from './createGlyph.tsx'

/** A triangle with an exclamation mark. */
export const Warning = /* @__PURE__ */ createGlyph('M8 2L14.5 13.5h-13zM8 6.5v3M8 11.5v.01')
