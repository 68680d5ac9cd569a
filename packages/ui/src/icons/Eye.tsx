import { createGlyph } from './createGlyph.tsx'

/** An eye. */
export const Eye = /* @__PURE__ */ createGlyph(
  'M1.5 8C3 5.2 5.3 3.75 8 3.75S13 5.2 14.5 8C13 10.8 10.7 12.25 8 12.25S3 10.8 1.5 8zM6.1 8a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z',
)
