/** Returns the distinct placeholder names in a text, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}
