import type { Translator } from '@foyer/kit'
import type { activityEn } from '../../i18n/activityEn.ts'
import { dayOf } from './activityItems.ts'

/** A day's heading: 'Today, 20 November', 'Monday, 16 November', with the year when it is another one. */
export function dayText(
  t: Translator<typeof activityEn>,
  locale: string,
  { now, time }: { readonly now: number; readonly time: number },
): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...options }).format(time)
  if (dayOf(time) === dayOf(now)) return t('activity.today', { date: format({}) })
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  if (dayOf(time) === dayOf(yesterday.getTime())) {
    return t('activity.yesterday', { date: format({}) })
  }
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return format(isThisYear ? { weekday: 'long' } : { weekday: 'long', year: 'numeric' })
}
