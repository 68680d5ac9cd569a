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

function* charactersOf(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') {
    yield* text
    return
  }
  for (const { segment } of new Intl.Segmenter('en').segment(text)) yield segment
}
