import { createGlyph } from './createGlyph.tsx'

/** A pulse line. */
export const Activity = /* @__PURE__ */ createGlyph('M1.5 8.5H4l2-5.5 3.5 10 2-4.5h3')
