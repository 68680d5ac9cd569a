import { createGlyph } from './createGlyph.tsx'

/** A cross. */
export const Close = /* @__PURE__ */ createGlyph('M4 4l8 8M12 4l-8 8')
