/** A time of day, with the date unless it is today's. Times in ms since 1970. */
export function sinceText(locale: string, since: number, now: number): string {
  const isToday = new Date(since).toDateString() === new Date(now).toDateString()
  const date = isToday ? undefined : ('medium' as const)
  return new Intl.DateTimeFormat(locale, { dateStyle: date, timeStyle: 'short' }).format(since)
}
