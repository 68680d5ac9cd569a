import { describe, expect, it } from 'vitest'
import { amountInWords } from './amountInWords.ts'

describe('amountInWords', () => {
  it.each([
    [250_000n, 'two hundred fifty'],
    [1_000n, 'one'],
    [1_500n, 'one point five'],
    [50n, 'zero point zero five'],
    [0n, 'zero'],
    [13_000n, 'thirteen'],
    [21_000n, 'twenty-one'],
    [1_250_050n, 'one thousand two hundred fifty point zero five'],
    [1_000_000_000n, 'one million'],
    [
      999_999_999_999_999_999n,
      'nine hundred ninety-nine trillion nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine point nine nine nine',
    ],
  ])('%s thousandths are %s', (value, words) => {
    expect(amountInWords(value, 3, 'en-GB')).toBe(words)
  })

  it('reads a token without decimals', () => {
    expect(amountInWords(40n, 0, 'en')).toBe('forty')
  })

  it('is undefined in other languages and for huge amounts', () => {
    expect(amountInWords(1n, 0, 'de')).toBeUndefined()
    expect(amountInWords(10n ** 15n, 0, 'en')).toBeUndefined()
  })
})
