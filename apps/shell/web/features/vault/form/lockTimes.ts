/** The contract's maximum lock, in years of 365 days. */
export const maxLockYears = 10
/** The same in seconds. */
export const maxLock = maxLockYears * 365 * 86_400

/** An unlock time that is offered as a button. */
export interface LockPreset {
  readonly id: 'minutes' | 'week' | 'month' | 'quarter'
  /** Unix seconds. */
  readonly time: number
}

/** Demo only: short enough to watch the lock end. In minutes. */
const demoMinutes = 2

/**
 * The unlock times to choose from, counted from the chain's time in the visitor's calendar. A month
 * later is the same day of the next month, or its last day.
 *
 * @param chainTime Unix seconds.
 */
export function lockPresets(chainTime: number, isDemo: boolean): readonly LockPreset[] {
  const presets: readonly LockPreset[] = [
    { id: 'week', time: later(chainTime, { days: 7 }) },
    { id: 'month', time: later(chainTime, { months: 1 }) },
    { id: 'quarter', time: later(chainTime, { months: 3 }) },
  ]
  return isDemo ? [{ id: 'minutes', time: chainTime + demoMinutes * 60 }, ...presets] : presets
}

function later(from: number, by: { readonly days?: number; readonly months?: number }): number {
  const date = new Date(from * 1_000)
  const day = date.getDate()
  if (by.months !== undefined) {
    date.setDate(1)
    date.setMonth(date.getMonth() + by.months)
    const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
    date.setDate(Math.min(day, last))
  }
  date.setDate(date.getDate() + (by.days ?? 0))
  return Math.floor(date.getTime() / 1_000)
}

export type LockTime =
  | { readonly state: 'empty' }
  /** Unix seconds. */
  | { readonly state: 'ok'; readonly time: number }
  | { readonly state: 'invalid'; readonly reason: InvalidTimeReason }

/** 'skipped': the time does not exist, since the clocks are set forward over it. */
export type InvalidTimeReason = 'notATime' | 'skipped' | 'past' | 'tooFar'

/**
 * The minimum lock, in seconds. Leaves time for the next block, which must not be later than the
 * unlock time.
 */
const minLock = 15

/**
 * Parses the text of a `datetime-local` field, in the visitor's time zone, and validates it against
 * the vault's limits.
 *
 * @param text `YYYY-MM-DDTHH:MM`, with or without seconds.
 * @param chainTime Unix seconds.
 */
export function parseLockTime(text: string, chainTime: number): LockTime {
  if (text === '') return { state: 'empty' }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)) return invalid('notATime')
  const first = Math.floor(new Date(text).getTime() / 1_000)
  if (Number.isNaN(first)) return invalid('notATime')
  const minute = text.slice(0, 16)
  if (toFieldText(first) !== minute) return invalid('skipped')
  const earliest = chainTime + minLock
  // When the clocks are set back, an hour occurs twice: takes the first one still ahead.
  const time = [first, ...setBacks.map((seconds) => first + seconds)].find(
    (one) => one >= earliest && toFieldText(one) === minute,
  )
  if (time === undefined) return invalid('past')
  if (time > chainTime + maxLock) return invalid('tooFar')
  return { state: 'ok', time }
}

/** By how much clocks are set back, in seconds. Half an hour is for Lord Howe Island. */
const setBacks = [1_800, 3_600]

/** Whether the local time of `time` occurs twice, because the clocks are set back. */
export function comesTwice(time: number): boolean {
  const text = toFieldText(time)
  return setBacks.some((by) => [time - by, time + by].some((other) => toFieldText(other) === text))
}

function invalid(reason: InvalidTimeReason): LockTime {
  return { state: 'invalid', reason }
}

/** The text of a `datetime-local` field for a time, in the visitor's time zone, to the minute. */
export function toFieldText(time: number): string {
  const date = new Date(time * 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  // While a year is typed, browsers report 0002, 0020 and 0202.
  const year = String(date.getFullYear()).padStart(4, '0')
  const day = [year, two(date.getMonth() + 1), two(date.getDate())].join('-')
  const hour = [date.getHours(), date.getMinutes()].map(two).join(':')
  return `${day}T${hour}`
}
