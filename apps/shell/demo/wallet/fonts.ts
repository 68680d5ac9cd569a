/** A font file of the wallet, served by the app. */
export interface WalletFont {
  /** 'serif' for titles and explanations, 'mono' for everything else. */
  readonly family: 'serif' | 'mono'
  /** 1 to 1000, as in CSS. */
  readonly weight: number
  /** On an origin that the page's content policy allows for fonts. */
  readonly url: string
  /** Characters that the font is fetched for, as in CSS. Default: all. */
  readonly unicodeRange?: string
}

const fontFamilies = { serif: 'Demo Wallet Serif', mono: 'Demo Wallet Mono' } as const

/**
 * Adds the fonts to the document; the browser fetches each on first use. Returns the function that
 * removes them.
 */
export function addFonts(fonts: readonly WalletFont[]): () => void {
  if (typeof FontFace === 'undefined') return () => {}
  const faces = fonts.map(
    ({ family, weight, url, unicodeRange = 'U+0-10FFFF' }) =>
      new FontFace(fontFamilies[family], `url(${JSON.stringify(url)})`, {
        weight: String(weight),
        display: 'swap',
        unicodeRange,
      }),
  )
  for (const ui of faces) document.fonts.add(ui)
  return () => {
    for (const ui of faces) document.fonts.delete(ui)
  }
}
