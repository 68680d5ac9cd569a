import { describe, expect, it, onTestFinished } from 'vitest'
import { lockPresets, maxLock, parseLockTime, toFieldText } from './lockTimes.ts'

const at = (text: string) => Math.floor(new Date(text).getTime() / 1_000)
const noon = at('2026-11-20T12:00:00')

describe('lockPresets', () => {
  it('are a week, a month and three months later at the same time of day', () => {
    expect(lockPresets(noon, false).map(({ id, time }) => [id, toFieldText(time)])).toEqual([
      ['week', '2026-11-27T12:00'],
      ['month', '2026-12-20T12:00'],
      ['quarter', '2027-02-20T12:00'],
    ])
  })

  it('start with two minutes in the demo', () => {
    expect(lockPresets(noon, true)[0]).toEqual({ id: 'minutes', time: noon + 120 })
  })

  it('end on the last day of a shorter month', () => {
    const [, month] = lockPresets(at('2027-01-31T08:30:00'), false)
    expect(toFieldText(month?.time ?? 0)).toBe('2027-02-28T08:30')
  })
})

/** Sets the visitor's time zone for the test. */
function setTimeZone(zone: string): void {
  const before = process.env.TZ
  process.env.TZ = zone
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
}

describe('around clock changes', () => {
  // Berlin sets its clocks back on 25 October 2026 at 1:00 UTC, from 3:00 to 2:00.
  const second = Date.UTC(2026, 9, 25, 1, 0) / 1_000

  it('a time that occurs twice is the first one still in the future', () => {
    setTimeZone('Europe/Berlin')
    const read = (chainTime: number) => parseLockTime('2026-10-25T02:30', chainTime)
    expect(read(second - 7_200)).toEqual({ state: 'ok', time: second - 1_800 })
    expect(read(second - 1_800)).toEqual({ state: 'ok', time: second + 1_800 })
    expect(read(second + 1_800)).toEqual({ state: 'invalid', reason: 'past' })
  })

  it('a half-hour change works too', () => {
    setTimeZone('Australia/Lord_Howe')
    const first = new Date('2026-04-05T01:45').getTime() / 1_000
    expect(parseLockTime('2026-04-05T01:45', first)).toEqual({ state: 'ok', time: first + 1_800 })
  })

  it('a skipped time is invalid', () => {
    setTimeZone('Europe/Berlin')
    const before = Date.UTC(2027, 2, 28, 0, 0) / 1_000
    expect(parseLockTime('2027-03-28T02:30', before)).toEqual({
      state: 'invalid',
      reason: 'skipped',
    })
    expect(parseLockTime('2027-03-28T03:30', before)).toMatchObject({ state: 'ok' })
  })

  it('the two-minute preset is two minutes later, even in the repeated hour', () => {
    setTimeZone('Europe/Berlin')
    for (let time = second - 3_600; time < second + 3_600; time += 60) {
      const [minutes] = lockPresets(time, true)
      expect(parseLockTime(toFieldText(minutes?.time ?? 0), time)).toEqual({
        state: 'ok',
        time: time + 120,
      })
    }
  })

  it('a week later is the same time of day, though an hour more elapses', () => {
    setTimeZone('Europe/Berlin')
    const [week] = lockPresets(second - 86_400, false)
    expect(toFieldText(week?.time ?? 0)).toBe('2026-10-31T03:00')
    expect(week?.time).toBe(second + 6 * 86_400 + 3_600)
  })
})

describe('parseLockTime', () => {
  it.each([
    ['2026-11-20T12:01', { state: 'ok', time: noon + 60 }],
    ['2026-11-20T12:00:15', { state: 'ok', time: noon + 15 }],
    ['', { state: 'empty' }],
    ['2026-11-20T12:00:14', { state: 'invalid', reason: 'past' }],
    ['2020-01-01T00:00', { state: 'invalid', reason: 'past' }],
    ['2037-01-01T00:00', { state: 'invalid', reason: 'tooFar' }],
    ['275760-01-01T00:00', { state: 'invalid', reason: 'notATime' }],
    // A year that is being typed.
    ['0202-07-01T12:00', { state: 'invalid', reason: 'past' }],
    ['tomorrow', { state: 'invalid', reason: 'notATime' }],
    ['2026-13-45T99:99', { state: 'invalid', reason: 'notATime' }],
  ])('%s', (text, expected) => {
    expect(parseLockTime(text, noon)).toEqual(expected)
  })

  it('accepts the maximum time to its last minute', () => {
    expect(parseLockTime(toFieldText(noon + maxLock), noon)).toMatchObject({ state: 'ok' })
    expect(parseLockTime(toFieldText(noon + maxLock + 60), noon)).toMatchObject({
      reason: 'tooFar',
    })
  })

  it('parses what it formats', () => {
    expect(parseLockTime(toFieldText(noon + 3_660), noon)).toEqual({
      state: 'ok',
      time: noon + 3_660,
    })
  })
})
