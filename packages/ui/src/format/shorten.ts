import { firstCharacters } from './sanitizeText.ts'

/**
 * Shortens an address for display: 4 characters, U+2026, 4 characters. Text shorter than 8
 * characters stays unchanged.
 *
 * @example
 * shortenAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
 * // '0x70…79C8'
 */
export function shortenAddress(address: string): string {
  if (address.length < 8) return address
  // biome-ignore lint/plugin: this is the one short form.
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}

/** Maximum length of a name, in characters. */
const maxNameLength = 24

/** Shortens a name for display: cuts it after 24 characters and adds U+2026. */
export function shortenName(name: string): string {
  const start = firstCharacters(name, maxNameLength)
  return start.length < name.length ? `${start}…` : name
}
