const parts =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/

/** Milliseconds since the epoch of an RFC 3339 date and time, or undefined for one that the calendar does not have. */
export function parseDateTime(text: string): number | undefined {
  const upper = text.toUpperCase()
  const [, year, month, day, hour, minute, second, , zoneHour = '0', zoneMinute = '0'] =
    parts.exec(upper) ?? []
  if (year === undefined) return undefined
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined
  if (Number(zoneHour) > 23 || Number(zoneMinute) > 59) return undefined
  // A leap second has no place of its own on a computer's clock: it is the end of the second before.
  const time = Date.parse(second === '60' ? upper.replace(/:60/, ':59') : upper)
  const hasDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate()
  return Number.isNaN(time) || hasDay !== Number(day) ? undefined : time
}
