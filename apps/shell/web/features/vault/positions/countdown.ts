const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * The remaining time in short form: '24d 1h', '59m 8s'. Never below zero; '0s' at the end. Other
 * languages have longer units: their narrow ones are Latin letters in Japanese and Persian, and
 * unclear in Turkish and Malay ('h' is a day).
 *
 * @param seconds Remaining seconds.
 */
export function countdownText(seconds: number, locale: string): string {
  const unitDisplay = /^en\b/.test(locale) ? 'narrow' : 'short'
  let rest = Math.max(0, Math.ceil(seconds))
  const parts: string[] = []
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count === 0 && parts.length === 0 && unit !== 'second') continue
    parts.push(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count))
    if (parts.length === 2) break
  }
  return parts.join(' ')
}
