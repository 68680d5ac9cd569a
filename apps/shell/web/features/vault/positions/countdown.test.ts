import { describe, expect, it } from 'vitest'
import { countdownText } from './countdown.ts'

describe('countdownText', () => {
  it.each([
    [24 * 86_400 + 3_600 + 38 * 60, '24d 1h'],
    [86_400, '1d 0h'],
    [3_600 + 60, '1h 1m'],
    [3_599, '59m 59s'],
    [61, '1m 1s'],
    [9, '9s'],
    [0.2, '1s'],
    [0, '0s'],
    [-5, '0s'],
  ])('%s s are %s', (seconds, text) => {
    expect(countdownText(seconds, 'en')).toBe(text)
  })

  it.each([
    ['en-GB', '1d 1h'],
    ['fr', '1 j 1 h'],
    ['de', '1 Tg. 1 Std.'],
    ['ja', '1 日 1 時間'],
    ['fa', '۱ روز ۱ ساعت'],
    ['tr', '1 gün 1 sa.'],
  ])('uses the words of the page: in %s %s', (locale, text) => {
    expect(countdownText(90_000, locale).replaceAll(/\s/gu, ' ')).toBe(text)
  })
})
