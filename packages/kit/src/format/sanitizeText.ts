import { firstCharacters } from './firstCharacters.ts'

// Everything that is read before it is cut: marks and invisible characters are not counted by the limit.
const maxRead = 2_000

// Controls and formats (bidi overrides and isolates, tags), half surrogates, private use, whatever Unicode says may be
// ignored (zero-width, soft hyphen, fillers, variation selectors), and the Braille letter that shows as nothing.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu
const blank = /[\t\n\v\f\r\u0085\p{Z}]+/gu
// More than three marks on one letter reach into the lines above and below.
const heapedMarks = /(\p{M}{3})\p{M}+/gu

/**
 * Text from outside (a wallet's, a node's, a name's), fit to be shown as text: without controls, bidi and zero-width
 * characters, without heaped marks, blanks joined, at most `max` characters, the last one U+2026 when it was cut.
 * Anything but a string gives ''. Reads at most 2 000 code units; never throws.
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
