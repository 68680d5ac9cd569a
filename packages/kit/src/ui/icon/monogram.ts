/** Returns the first letter (grapheme) or digit of a name in upper case, or `?` if it has none. */
export function monogram(name: string): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)
  for (const { segment } of segments) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toUpperCase()
  }
  return '?'
}
