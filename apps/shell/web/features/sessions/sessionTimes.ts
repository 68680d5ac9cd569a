/** A device seen within this time is active, in ms. */
const activeFor = 90_000

/** Whether a device was seen in the last 90 seconds. */
export function isActive(lastSeenAt: string, at: number): boolean {
  return at - Date.parse(lastSeenAt) < activeFor
}

/** '2 hours ago' for the last day, then the date, in the visitor's language. */
export function timeAgo(time: string, at: number, locale: string): string {
  const minutes = Math.max(0, Math.round((at - Date.parse(time)) / 60_000))
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (minutes < 60) return words.format(-minutes, 'minute')
  if (minutes < 24 * 60) return words.format(-Math.round(minutes / 60), 'hour')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time))
}
