/** The names between braces in a text, each once, in order of the alphabet. */
export function placeholdersOf(text: string): readonly string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}
