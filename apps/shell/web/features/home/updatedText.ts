import { agoText, isSameDay, timeText } from '../../components/timeText.ts'
import type { PageText } from '../../i18n/usePageText.ts'

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
  if (seconds < 3_600 || !isSameDay(updatedAt, now)) {
    return t('accountPage.updated', { time: agoText(updatedAt, now, locale) })
  }
  return t('accountPage.updatedAt', { time: timeText(updatedAt, now, locale) })
}
