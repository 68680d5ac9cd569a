import { firstCharacters } from './firstCharacters.ts'

/** Longest name that is shown whole (Spec §9). */
export const maxNameLength = 24

/** A name for display: longer than 24 characters, its first 24 and U+2026 (Spec §9). */
export function shortenName(name: string): string {
  const start = firstCharacters(name, maxNameLength)
  return start.length < name.length ? `${start}…` : name
}
