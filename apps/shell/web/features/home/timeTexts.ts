import type { PageText } from '../../i18n/usePageText.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * How long ago something was, in short words: 'now', '2 min. ago', '3 days ago'. Not 'yesterday',
 * which may be wrong after more than 24 hours.
 *
 * @param then ms since 1970, as is `now`. A future time counts as now: clocks differ.
 */
export function agoText(then: number, now: number, locale: string): string {
  const formatOf = (numeric: 'always' | 'auto') =>
    new Intl.RelativeTimeFormat(locale, { numeric, style: 'short' })
  const passed = Math.max(0, now - then)
  for (const [unit, length] of units) {
    if (passed >= length) return formatOf('always').format(-Math.floor(passed / length), unit)
  }
  return formatOf('auto').format(0, 'second')
}

/**
 * How long ago something was read: seconds, then minutes, then the time of day; from the
 * next day on, hours and days. Times in ms since 1970.
 */
export function updatedText(t: PageText, locale: string, updatedAt: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - updatedAt) / 1_000))
  if (seconds < 1) return t('accountPage.updatedNow')
  if (seconds < 60) {
    const format = new Intl.RelativeTimeFormat(locale, { style: 'short' })
    return t('accountPage.updated', { time: format.format(-seconds, 'second') })
  }
  const isToday = new Date(updatedAt).toDateString() === new Date(now).toDateString()
  if (seconds < 3_600 || !isToday) {
    return t('accountPage.updated', { time: agoText(updatedAt, now, locale) })
  }
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(updatedAt)
  return t('accountPage.updatedAt', { time })
}
