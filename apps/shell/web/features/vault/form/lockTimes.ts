/** The vault's longest time, as its contract has it: ten years of 365 days, in seconds. */
export const longestLock = 10 * 365 * 86_400

/** A time to choose with one press. */
export interface LockPreset {
  readonly id: 'minutes' | 'week' | 'month' | 'quarter'
  /** Unix seconds. */
  readonly time: number
}

/** Short enough to see it end while one looks; offered in the demo only. */
const demoMinutes = 2

/**
 * The times to choose from, counted from the chain's clock in the visitor's calendar: a month later is the same day of the next
 * month, or its last day.
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
  | { readonly state: 'fault'; readonly fault: LockTimeFault }

/** 'skipped': the clocks are set forward over it. */
export type LockTimeFault = 'notATime' | 'skipped' | 'past' | 'tooFar'

/** Room for the next block, so that a time of this very moment is not refused by the contract, in seconds. */
const leastLock = 15

/**
 * Reads a `datetime-local` field, which speaks of the visitor's zone, and holds it against what the vault takes.
 *
 * @param text `YYYY-MM-DDTHH:MM`, with or without seconds.
 * @param chainTime Unix seconds.
 */
export function parseLockTime(text: string, chainTime: number): LockTime {
  if (text === '') return { state: 'empty' }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)) return fault('notATime')
  const first = Math.floor(new Date(text).getTime() / 1_000)
  if (Number.isNaN(first)) return fault('notATime')
  const minute = text.slice(0, 16)
  if (toFieldText(first) !== minute) return fault('skipped')
  const least = chainTime + leastLock
  // Where the clocks are set back an hour comes twice: the first of the two that is still to come is meant.
  const time = [first, ...setBacks.map((seconds) => first + seconds)].find(
    (one) => one >= least && toFieldText(one) === minute,
  )
  if (time === undefined) return fault('past')
  if (time > chainTime + longestLock) return fault('tooFar')
  return { state: 'ok', time }
}

/** By so much clocks are set back, in seconds: half an hour on Lord Howe Island. */
const setBacks = [1_800, 3_600]

/** Whether a clock on the wall shows a time, to the minute, twice: once before and once after the clocks are set back. */
export function comesTwice(time: number): boolean {
  const text = toFieldText(time)
  return setBacks.some((by) => [time - by, time + by].some((other) => toFieldText(other) === text))
}

function fault(why: LockTimeFault): LockTime {
  return { state: 'fault', fault: why }
}

/** What a `datetime-local` field shows for a time, in the visitor's zone, to the minute. */
export function toFieldText(time: number): string {
  const date = new Date(time * 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  const hour = [date.getHours(), date.getMinutes()].map(two).join(':')
  return `${day}T${hour}`
}
