import { createGlyph } from './createGlyph.tsx'

/** A sun. */
export const Sun = /* @__PURE__ */ createGlyph(
  'M5.25 8a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
)
