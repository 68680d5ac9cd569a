import { expect, it } from 'vitest'
import { formatNumber } from './formatNumber.ts'

it('formats a decimal string of any length without a float', () => {
  expect(formatNumber('de', '90071992547409930001.5')).toBe('90.071.992.547.409.930.001,5')
})
