import { expect, it } from 'vitest'
import { agoText } from './agoText.ts'

it.each([
  [0, 'now'],
  [59_999, 'now'],
  [-5_000, 'now'],
  [60_000, '1 min. ago'],
  [3_599_999, '59 min. ago'],
  [3_600_000, '1 hr. ago'],
  [86_400_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('%s ms ago is %s', (passed, text) => {
  expect(agoText(1_000_000_000_000 - passed, 1_000_000_000_000, 'en')).toBe(text)
})

it('speaks the language of the page', () => {
  expect(agoText(0, 7_200_000, 'de')).toBe('vor 2 Std.')
})
