// Maximum number of code units read, because marks and invisible characters do not count towards
// `max`.
export const maxRead = 2_000

// Control and format characters (bidi overrides and isolates, tags), lone surrogates, private use,
// default-ignorable characters (zero-width, soft hyphen, fillers, variation selectors), and the
// blank Braille pattern.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu
const blank = /[\t\n\v\f\r\u0085\p{Z}]+/gu
// More than three combining marks on a letter overlap the lines above and below.
const heapedMarks = /(\p{M}{3})\p{M}+/gu

/**
 * Makes untrusted text (from a wallet, node or name) safe to show: removes control, bidi and
 * zero-width characters, limits stacked marks to three, and collapses white space. Text longer than
 * `max` characters is cut and ends in U+2026. Returns '' for anything but a string. Reads at most
 * 2,000 code units; never throws.
 */
export function sanitizeText(value: unknown, max = 24): string {
  if (typeof value !== 'string') return ''
  const text = value
    .slice(0, maxRead)
    .replace(blank, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(heapedMarks, '$1')
    .replace(blank, ' ')
    .trim()
  if (firstCharacters(text, max).length === text.length) return text
  return `${firstCharacters(text, max - 1).trimEnd()}…`
}

/**
 * The first `count` characters as a reader counts them: a flag, an accented letter or a surrogate
 * pair counts as one and is never split. Counts code points in browsers without `Intl.Segmenter`.
 */
export function firstCharacters(text: string, count: number): string {
  let taken = 0
  let end = 0
  for (const character of charactersOf(text)) {
    if (taken >= count) break
    taken += 1
    end += character.length
  }
  return text.slice(0, end)
}

let segmenter: Intl.Segmenter | undefined

/** Graphemes, or code points in browsers without `Intl.Segmenter` (Firefox before 125). */
export function* charactersOf(text: string): Generator<string> {
  // Most names need no segmenter, whose creation takes longer than drawing a dialog.
  if (typeof Intl.Segmenter !== 'function' || /^[ -~]*$/.test(text)) {
    yield* text
    return
  }
  segmenter ??= new Intl.Segmenter('en')
  for (const { segment } of segmenter.segment(text)) yield segment
}
