import { describe, expect, it } from 'vitest'
import { formatAmount, formatFee, visibleText } from './format.ts'

describe('amounts', () => {
  it.each<[bigint, number, string]>([
    [400_000_000_000_000_000n, 18, '0.4 ETH'],
    [1n, 18, '0.000000000000000001 ETH'],
    [12_500_000_000n, 6, '12,500 ETH'],
    [1_234_567_890_123_456_789_012n, 18, '1,234.567890123456789012 ETH'],
    [0n, 18, '0 ETH'],
  ])('%s with %i decimals is %s', (value, decimals, expected) => {
    expect(formatAmount(value, decimals, 'ETH')).toBe(expected)
  })

  it.each<[bigint, string]>([
    [80_123_000_000_000n, '0.00008 ETH'],
    [42_000_000_000_000n, '0.000042 ETH'],
    [1_239_000_000_000_000_000n, '1.2 ETH'],
    [0n, '0 ETH'],
  ])('a fee of %s wei is %s', (wei, expected) => {
    expect(formatFee(wei, 'ETH')).toBe(expected)
  })
})

it('a message is shown in full, with invisible characters made visible', () => {
  expect(visibleText('a\r\nb\t\u202Ec\u200D\u0000')).toBe('a\nb\t‹U+202E›c‹U+200D›‹U+0000›')
})
