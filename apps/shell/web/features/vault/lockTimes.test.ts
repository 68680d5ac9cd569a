import { describe, expect, it } from 'vitest'
import { lockPresets, longestLock, parseLockTime, toFieldText } from './lockTimes.ts'

const at = (text: string) => Math.floor(new Date(text).getTime() / 1_000)
const noon = at('2026-11-20T12:00:00')

describe('lockPresets', () => {
  it('are a week, a month and three months later at the same hour', () => {
    expect(lockPresets(noon, false).map(({ id, time }) => [id, toFieldText(time)])).toEqual([
      ['week', '2026-11-27T12:00'],
      ['month', '2026-12-20T12:00'],
      ['quarter', '2027-02-20T12:00'],
    ])
  })

  it('begin with two minutes in the demo', () => {
    expect(lockPresets(noon, true)[0]).toEqual({ id: 'minutes', time: noon + 120 })
  })

  it('end on the last day of a shorter month', () => {
    const [, month] = lockPresets(at('2027-01-31T08:30:00'), false)
    expect(toFieldText(month?.time ?? 0)).toBe('2027-02-28T08:30')
  })
})

describe('parseLockTime', () => {
  it.each([
    ['2026-11-20T12:01', { state: 'ok', time: noon + 60 }],
    ['2026-11-20T12:00:15', { state: 'ok', time: noon + 15 }],
    ['', { state: 'empty' }],
    ['2026-11-20T12:00:14', { state: 'fault', fault: 'past' }],
    ['2020-01-01T00:00', { state: 'fault', fault: 'past' }],
    ['2037-01-01T00:00', { state: 'fault', fault: 'tooFar' }],
    ['275760-01-01T00:00', { state: 'fault', fault: 'notATime' }],
    ['tomorrow', { state: 'fault', fault: 'notATime' }],
    ['2026-13-45T99:99', { state: 'fault', fault: 'notATime' }],
  ])('%s', (text, expected) => {
    expect(parseLockTime(text, noon)).toEqual(expected)
  })

  it('takes the longest time to its last minute', () => {
    expect(parseLockTime(toFieldText(noon + longestLock), noon)).toMatchObject({ state: 'ok' })
    expect(parseLockTime(toFieldText(noon + longestLock + 60), noon)).toMatchObject({
      fault: 'tooFar',
    })
  })

  it('reads what it has written', () => {
    expect(parseLockTime(toFieldText(noon + 3_660), noon)).toEqual({
      state: 'ok',
      time: noon + 3_660,
    })
  })
})
