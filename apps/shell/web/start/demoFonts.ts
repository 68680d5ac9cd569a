import monoRegular from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url'
import monoMedium from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url'
import monoBold from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2?url'
import monoRegularVi from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-vietnamese-400-normal.woff2?url'
import monoMediumVi from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-vietnamese-500-normal.woff2?url'
import monoBoldVi from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-vietnamese-600-normal.woff2?url'
import serifRegular from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-400-normal.woff2?url'
import serifBold from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-600-normal.woff2?url'
import serifRegularVi from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-vietnamese-400-normal.woff2?url'
import serifBoldVi from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-vietnamese-600-normal.woff2?url'

/** Letters that the Latin files lack: without them, marks are drawn beside Vietnamese letters. */
const vietnamese = {
  unicodeRange:
    'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303-304, U+308-309, U+323, U+329, U+1EA0-1EF9, U+20AB',
}

/** The Demo Wallet's fonts (IBM Plex, OFL 1.1). Each is fetched when first used. */
export const demoFonts = [
  { family: 'serif', weight: 400, url: serifRegular },
  { family: 'serif', weight: 600, url: serifBold },
  { family: 'mono', weight: 400, url: monoRegular },
  { family: 'mono', weight: 500, url: monoMedium },
  { family: 'mono', weight: 600, url: monoBold },
  { family: 'serif', weight: 400, url: serifRegularVi, ...vietnamese },
  { family: 'serif', weight: 600, url: serifBoldVi, ...vietnamese },
  { family: 'mono', weight: 400, url: monoRegularVi, ...vietnamese },
  { family: 'mono', weight: 500, url: monoMediumVi, ...vietnamese },
  { family: 'mono', weight: 600, url: monoBoldVi, ...vietnamese },
] as const
