/** '20 Nov 2026, 16:20' in the visitor's language and time zone. */
export function dayAndTime(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** The time alone where it is on the same day as `from`, else day and time. */
export function timeOrDay(date: Date, from: Date, locale: string): string {
  if (Number.isNaN(date.getTime())) return ''
  if (date.toDateString() !== from.toDateString()) return dayAndTime(date, locale)
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date)
}
