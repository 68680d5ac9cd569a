const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * How long ago something was, in the shortest words of the language: 'now', '2 min. ago', '3 days ago'.
 *
 * @param then ms since 1970, as is `now`. A time to come counts as now: clocks differ.
 */
export function agoText(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  const passed = Math.max(0, now - then)
  for (const [unit, length] of units) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit)
  }
  return format.format(0, 'second')
}
