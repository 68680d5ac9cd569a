import monoRegular from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url'
import monoMedium from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url'
import monoBold from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2?url'
import serifRegular from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-400-normal.woff2?url'
import serifBold from '@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-600-normal.woff2?url'

/** The Demo Wallet's fonts (IBM Plex, OFL 1.1). Each is fetched when first used. */
export const demoFonts = [
  { family: 'serif', weight: 400, url: serifRegular },
  { family: 'serif', weight: 600, url: serifBold },
  { family: 'mono', weight: 400, url: monoRegular },
  { family: 'mono', weight: 500, url: monoMedium },
  { family: 'mono', weight: 600, url: monoBold },
] as const
