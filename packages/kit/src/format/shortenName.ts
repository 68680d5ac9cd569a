import { firstCharacters } from './firstCharacters.ts'

/** Maximum length of a name, in characters (docs/spec-map.md §9). */
export const maxNameLength = 24

/** Shortens a name for display: cuts it after 24 characters and adds U+2026. */
export function shortenName(name: string): string {
  const start = firstCharacters(name, maxNameLength)
  return start.length < name.length ? `${start}…` : name
}
