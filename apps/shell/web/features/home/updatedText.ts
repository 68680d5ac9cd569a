import type { PageText } from '../../i18n/PageTextContext.ts'

/** How long ago something was read: seconds, then minutes, then the time of day. Times in ms since 1970. */
export function updatedText(t: PageText, locale: string, updatedAt: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - updatedAt) / 1_000))
  if (seconds < 1) return t('account.updatedNow')
  if (seconds < 60) return t('account.updatedSeconds', { count: seconds })
  if (seconds < 3_600) return t('account.updatedMinutes', { count: Math.floor(seconds / 60) })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(updatedAt)
  return t('account.updatedAt', { time })
}
