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
  | { readonly state: 'fault'; readonly fault: 'notATime' | 'past' | 'tooFar' }

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
  const milliseconds = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)
    ? new Date(text).getTime()
    : Number.NaN
  if (Number.isNaN(milliseconds)) return { state: 'fault', fault: 'notATime' }
  const time = Math.floor(milliseconds / 1_000)
  if (time < chainTime + leastLock) return { state: 'fault', fault: 'past' }
  if (time > chainTime + longestLock) return { state: 'fault', fault: 'tooFar' }
  return { state: 'ok', time }
}

/** What a `datetime-local` field shows for a time, in the visitor's zone, to the minute. */
export function toFieldText(time: number): string {
  const date = new Date(time * 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  const hour = [date.getHours(), date.getMinutes()].map(two).join(':')
  return `${day}T${hour}`
}
