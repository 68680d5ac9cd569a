import { maxRead, sanitizeText } from '@foyer/ui/format/sanitizeText.ts'

// An isolate that contains no other.
const isolate = /\u2068([^\u2066-\u2069]+)\u2069/g
// Stand for its ends, which `sanitizeText` removes. Unicode reserves them for such internal use.
const start = '\ufdd0'
const end = '\ufdd1'

/**
 * `sanitizeText` for a sentence, such as a transaction's description: keeps the isolates around
 * names and amounts, without which right-to-left text shows '0.5 ETH' as 'ETH 0.5'. Of nested ones
 * it keeps the innermost, and of unbalanced ones none. Never throws.
 */
export function sanitizeSentence(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const plain = value.slice(0, maxRead).replace(/[\ufdd0\ufdd1]/g, '')
  const marked = plain.replace(isolate, (_isolate, inner: string) =>
    sanitizeText(inner) === '' ? inner : start + inner + end,
  )
  const text = sanitizeText(marked, max)
  // Isolates must not hide how many marks are stacked.
  if (/[\ufdd0\ufdd1]\p{M}/u.test(text)) return sanitizeText(plain, max)
  const isCut = text.lastIndexOf(start) > text.lastIndexOf(end)
  return (isCut ? text + end : text).replaceAll(start, '\u2068').replaceAll(end, '\u2069')
}
