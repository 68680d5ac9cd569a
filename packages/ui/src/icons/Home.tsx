import { createGlyph } from './createGlyph.tsx'

/** A house. */
export const Home = /* @__PURE__ */ createGlyph('M2.5 7L8 2.25 13.5 7v6.5h-11zM6.5 13.5v-4h3v4')
