import { maxLock } from '../vaultAbi.ts'

/** In seconds: the next block must not be later than the unlock time. */
const minLock = 30

/** In Unix seconds, or why it is invalid. */
export type LockTime =
  | { readonly state: 'ok'; readonly time: number }
  | { readonly state: 'invalid'; readonly reason: 'NotATime' | 'Past' | 'TooFar' }

/**
 * The unlock time that the form starts with, to the minute: a week after the chain's time, or in
 * the demo two minutes, short enough to watch the lock end.
 */
export function defaultLockTime(chainTime: number, isDemo: boolean): number {
  return Math.ceil((chainTime + (isDemo ? 2 * 60 : 7 * 86_400)) / 60) * 60
}

/**
 * Validates the text of a `datetime-local` field, a time in the visitor's time zone.
 *
 * @param chainTime The last block's, in Unix seconds: the device's clock may be wrong.
 */
export function parseLockTime(text: string, chainTime: number): LockTime {
  // Browsers give this form, or '' for an incomplete time.
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)
  const time = isTime ? Math.floor(new Date(text).getTime() / 1_000) : Number.NaN
  if (Number.isNaN(time)) return { state: 'invalid', reason: 'NotATime' }
  if (time < chainTime + minLock) return { state: 'invalid', reason: 'Past' }
  if (time > chainTime + maxLock) return { state: 'invalid', reason: 'TooFar' }
  return { state: 'ok', time }
}

/** The text of a `datetime-local` field for a time, in the visitor's time zone, to the minute. */
export function toFieldText(time: number): string {
  // As if the local time were UTC.
  const offset = new Date(time * 1_000).getTimezoneOffset() * 60
  return new Date((time - offset) * 1_000).toISOString().slice(0, 16)
}
