import { createGlyph } from './createGlyph.tsx'

/** Two sliders. */
export const Settings = /* @__PURE__ */ createGlyph(
  'M2 5h6.5M12.5 5H14M2 11h1.5M7.5 11H14M8.75 5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0zM3.75 11a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0z',
)
