import type { TransactionRecord } from '@foyer/kit'

// Times in ms since 1970. A future time counts as now: clocks differ.

const day = 86_400_000
const units = [
  ['day', day],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Before Foyer was first published: no device has recorded anything then. */
const earliest = Date.UTC(2025, 0, 1)

/**
 * When a transaction was added. Undefined if that cannot be right, since the device's clock was
 * wrong then or is now: it is before Foyer existed, or has not come yet.
 */
export function addedTime(
  { addedAt, isTimeUnknown }: Pick<TransactionRecord, 'addedAt' | 'isTimeUnknown'>,
  now: number,
): number | undefined {
  return isTimeUnknown || addedAt < earliest || addedAt > now + 60_000 ? undefined : addedAt
}

/** Whether two times are on the same day, in the visitor's time zone. */
export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** A time of day, with the date unless it is today's. */
export function timeText(then: number, now: number, locale: string): string {
  const past = Math.min(then, now)
  const date = isSameDay(past, now) ? undefined : ('medium' as const)
  return new Intl.DateTimeFormat(locale, { dateStyle: date, timeStyle: 'short' }).format(past)
}

/**
 * How long ago something was, in whole units: 'now', '2 min. ago', '3 days ago'. Not 'yesterday',
 * which may be wrong after more than 24 hours.
 */
export function agoText(
  then: number,
  now: number,
  locale: string,
  style: 'long' | 'short' = 'short',
): string {
  const formatOf = (numeric: 'always' | 'auto') =>
    new Intl.RelativeTimeFormat(locale, { numeric, style })
  const passed = Math.max(0, now - then)
  for (const [unit, length] of units) {
    if (passed >= length) return formatOf('always').format(-Math.floor(passed / length), unit)
  }
  // Within a sentence 'this minute': in some languages, 'Signed in now' reads as a request.
  return formatOf('auto').format(0, style === 'short' ? 'second' : 'minute')
}

/** '2 hours ago' for the last day, then the date. For use within a sentence. */
export function agoOrDateText(then: number, now: number, locale: string): string {
  if (now - then < day) return agoText(then, now, locale, 'long')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(then)
}
