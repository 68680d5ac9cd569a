import { describe, expect, it } from 'vitest'
import { formatAmount, formatFee, plainText, visibleText } from './format.ts'
import { shortenAddress } from './shortenAddress.ts'

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
    [1_239_000_000_000_000_000n, '1.23 ETH'],
    [0n, '0 ETH'],
  ])('a fee of %s wei is %s', (wei, expected) => {
    expect(formatFee(wei, 'ETH')).toBe(expected)
  })
})

describe('untrusted text', () => {
  it('is stripped of invisible characters and truncated', () => {
    expect(plainText('  Evil\u202E\u200B \n Chain\u0007 ')).toBe('Evil Chain')
    expect(plainText('x'.repeat(40))).toBe(`${'x'.repeat(31)}…`)
    expect(plainText('🦊🦊🦊', 2)).toBe('🦊…')
  })

  it('is shown in full in a message, with invisible characters made visible', () => {
    expect(visibleText('a\r\nb\t\u202Ec\u200D\u0000')).toBe('a\nb\t‹U+202E›c‹U+200D›‹U+0000›')
  })

  it('shortens an address to its first and last 4 characters', () => {
    expect(shortenAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe('0x70…79C8')
  })
})
