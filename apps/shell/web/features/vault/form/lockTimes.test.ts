import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { maxLock } from '../vaultAbi.ts'
import { defaultLockTime, parseLockTime, toFieldText } from './lockTimes.ts'

const at = (text: string) => Math.floor(new Date(text).getTime() / 1_000)
const noon = at('2026-11-20T12:00:00')

afterEach(() => {
  vi.useRealTimers()
})

it('offers a week, or two minutes in the demo, to the next full minute', () => {
  expect(toFieldText(defaultLockTime(noon, false))).toBe('2026-11-27T12:00')
  expect(defaultLockTime(noon + 1, true)).toBe(noon + 180)
  expect(parseLockTime(toFieldText(defaultLockTime(noon, true)), noon)).toEqual({
    state: 'ok',
    time: noon + 120,
  })
})

describe('parseLockTime', () => {
  it.each([
    ['2026-11-20T12:01', { state: 'ok', time: noon + 60 }],
    ['2026-11-20T12:00:30', { state: 'ok', time: noon + 30 }],
    ['', { state: 'invalid', reason: 'NotATime' }],
    ['2026-11-20T12:00:29', { state: 'invalid', reason: 'Past' }],
    ['2020-01-01T00:00', { state: 'invalid', reason: 'Past' }],
    ['2037-01-01T00:00', { state: 'invalid', reason: 'TooFar' }],
    ['275760-01-01T00:00', { state: 'invalid', reason: 'NotATime' }],
    // A year that is being typed.
    ['0202-07-01T12:00', { state: 'invalid', reason: 'Past' }],
    ['tomorrow', { state: 'invalid', reason: 'NotATime' }],
    ['2026-13-45T99:99', { state: 'invalid', reason: 'NotATime' }],
  ])('%s', (text, expected) => {
    expect(parseLockTime(text, noon)).toEqual(expected)
  })

  it('accepts the maximum time to its last minute', () => {
    expect(parseLockTime(toFieldText(noon + maxLock), noon)).toMatchObject({ state: 'ok' })
    expect(parseLockTime(toFieldText(noon + maxLock + 60), noon)).toMatchObject({
      reason: 'TooFar',
    })
  })

  it.each([
    'UTC',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Asia/Kathmandu',
  ])('parses what it writes in %s, also around clock changes', (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    for (let time = noon; time < noon + 366 * 86_400; time += 7 * 3_600) {
      const text = toFieldText(time)
      const parsed = parseLockTime(text, noon - 60)
      // An hour that comes twice is the first one.
      expect(parsed).toMatchObject({ state: 'ok' })
      expect(parsed.state === 'ok' && toFieldText(parsed.time)).toBe(text)
    }
  })

  it.each([
    '2026-11-20T12:10:00Z',
    '2026-11-21T12:00:00Z',
    '2026-11-19T12:00:00Z',
    '2024-11-20T12:00:00Z',
    '1970-01-01T00:00:00Z',
    '2100-01-01T00:00:00Z',
  ])('knows only the chain’s time, on a device at %s', (clock) => {
    vi.useFakeTimers({ now: new Date(clock) })
    expect(defaultLockTime(noon, true)).toBe(noon + 120)
    expect(parseLockTime('2026-11-20T12:01', noon)).toEqual({ state: 'ok', time: noon + 60 })
    expect(parseLockTime('2026-11-20T11:59', noon)).toMatchObject({ reason: 'Past' })
    expect(parseLockTime('2036-11-19T12:00', noon)).toMatchObject({ reason: 'TooFar' })
  })
})
