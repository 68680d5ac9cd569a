import type { PageText } from '../../i18n/usePageText.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * How long ago something was, in short words: 'now', '2 min. ago', '3 days ago'.
 *
 * @param then ms since 1970, as is `now`. A future time counts as now: clocks differ.
 */
export function agoText(then: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  const passed = Math.max(0, now - then)
  for (const [unit, length] of units) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit)
  }
  return format.format(0, 'second')
}

/**
 * How long ago something was read: seconds, then minutes, then the time of day. Times in ms since
 * 1970.
 */
export function updatedText(t: PageText, locale: string, updatedAt: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - updatedAt) / 1_000))
  if (seconds < 1) return t('accountPage.updatedNow')
  if (seconds < 60) {
    const format = new Intl.RelativeTimeFormat(locale, { style: 'short' })
    return t('accountPage.updated', { time: format.format(-seconds, 'second') })
  }
  if (seconds < 3_600) return t('accountPage.updated', { time: agoText(updatedAt, now, locale) })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(updatedAt)
  return t('accountPage.updatedAt', { time })
}
