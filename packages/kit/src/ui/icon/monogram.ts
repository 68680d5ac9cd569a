/** The first letter or figure of a name in capitals, as people count letters; `?` without one. */
export function monogram(name: string): string {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)
  for (const { segment } of segments) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toUpperCase()
  }
  return '?'
}
