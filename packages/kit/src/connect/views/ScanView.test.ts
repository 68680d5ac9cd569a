import { expect, test } from 'vitest'
import { clockText } from './ScanView.tsx'

test.each([
  [300, '5:00'],
  [292, '4:52'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are formatted as %s', (seconds, text) => {
  expect(clockText(seconds, 'en')).toBe(text)
})

test('the time left has the digits of the language', () => {
  expect(clockText(69, 'fa')).toBe('۱:۰۹')
})
