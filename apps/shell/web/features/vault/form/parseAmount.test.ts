import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from './parseAmount.ts'

const read = (text: string, decimals = 18) => parseAmount(text, decimals)
const units = (text: string, decimals?: number) => {
  const parsed = read(text, decimals)
  return parsed.state === 'ok' ? parsed.value : parsed
}
const refused = (reason: string) => ({ state: 'invalid', reason })

describe('parseAmount', () => {
  it.each([
    ['250', 250_000n],
    ['250.5', 250_500n],
    ['0.001', 1n],
    ['.5', 500n],
    ['5.', 5_000n],
    [' 12 ', 12_000n],
    ['007', 7_000n],
    ['1,234.5', 1_234_500n],
    ['1,234,567', 1_234_567_000n],
    ['12,34,567', 1_234_567_000n],
    ['1.234,5', 1_234_500n],
    ['0,5', 500n],
    ['1 234,5', 1_234_500n],
    ['1\u202f234,5', 1_234_500n],
    ['1 000', 1_000_000n],
    ["1'234.5", 1_234_500n],
    ["1'000", 1_000_000n],
    ['1.234.567', 1_234_567_000n],
    ['1.234٫5', 1_234_500n],
    ['5,000٫5', 5_000_500n],
    ['1’234.5', 1_234_500n],
    ['١٢٫٥', 12_500n],
    ['12٫5', 12_500n],
    ['۱۲٫۵', 12_500n],
    // Keyboards with other digits than the page's.
    // A keyboard with Latin digits has no Arabic marks.
    ['12.5', 12_500n],
    ['۱۲.۵', 12_500n],
    ['0.500', 500n],
    ['١٬٢٣٤٫٥', 1_234_500n],
    ['१,२३,४५६.५', 123_456_500n],
    ['๑๒.๕', 12_500n],
    ['１２.５', 12_500n],
    ['\u200f12.5', 12_500n],
    ['1.5000', 1_500n],
  ])('%s is %s', (text, expected) => {
    expect(units(text, 3)).toBe(expected)
  })

  it.each([
    ['1,000'],
    ['12,500'],
    ['1.000'],
    ['12.500'],
    ['999.999'],
    ['1.500'],
    ['1,500'],
  ])('%s is ambiguous and refused', (text) => {
    expect(read(text)).toMatchObject(refused('Ambiguous'))
  })

  // A phone's keypad has the decimal mark of its region, whatever the page's language is.
  it.each([
    ['1,5', 1_500n],
    ['1.5', 1_500n],
    ['12,5', 12_500n],
    ['١٢,٥', 12_500n],
    ['1,', 1_000n],
    ['1,00', 1_000n],
    ['1,5000', 1_500n],
    ['1234,5', 1_234_500n],
    [',5', 500n],
    ['.5', 500n],
    // Half a token, never 500.
    ['0,500', 500n],
    ['0.500', 500n],
    ['0,125', 125n],
  ])('%s has one decimal mark', (text, expected) => {
    expect(units(text, 3)).toBe(expected)
  })

  it('refuses Arabic marks among others that could be five thousand or five million', () => {
    expect(read('5٬000.000')).toEqual(refused('NotANumber'))
  })

  it('reads Arabic marks among others where they cannot be taken for thousands', () => {
    expect(units('1٬234.5', 3)).toBe(1_234_500n)
  })

  it('refuses more decimals than the token has, with either mark', () => {
    expect(read('1,2345', 3)).toEqual(refused('TooManyDecimals'))
    expect(read('0,0', 3)).toEqual(refused('Zero'))
  })

  it('offers both readings', () => {
    expect(read('12,345', 3)).toEqual({
      ...refused('Ambiguous'),
      whole: 12_345_000n,
      fraction: 12_345n,
    })
    expect(read('100.000', 0)).toMatchObject({ whole: 100_000n, fraction: 100n })
    expect(units('12.3450', 3)).toBe(12_345n)
  })

  it.each([
    ['0.125', 125n],
    ['.125', 125n],
    ['0,125', 125n],
    // Not grouped: there would be a mark before the 234, too.
    ['1234.567', 1_234_567n],
    ['1234,567', 1_234_567n],
    // No number below a thousand starts with a zero.
    [',500', 500n],
    ['.500', 500n],
    ['00.500', 500n],
    ['012,500', 12_500n],
    ['1,234.567', 1_234_567n],
    ['١٬٠٠٠', 1_000_000n],
    ['١٫٠٠٠', 1_000n],
  ])('%s is unambiguous', (text, expected) => {
    expect(units(text, 3)).toBe(expected)
  })

  it.each([
    ['1,234,56'],
    [','],
    ['1,5,'],
    ['1,5.'],
    ['1,2.5'],
    ['-1,5'],
    ['1.2.3'],
    ['.'],
    ['-1'],
    ['+1'],
    ['1e3'],
    ['0x10'],
    ['1k'],
    ['Infinity'],
    ['1 2'],
    ['half'],
    ['1٫5٫1'],
    ['1٬5'],
    // Mathematical digits.
    ['\u{1d7d8}'],
    ['0.500.000'],
    ["0'500"],
    ['1٫5.5'],
  ])('%s is not a number', (text) => {
    expect(read(text)).toEqual(refused('NotANumber'))
  })

  it('reports no error for an empty field', () => {
    for (const text of ['', '  ', '\u200f']) expect(read(text)).toEqual({ state: 'empty' })
  })

  it('refuses zero, and more decimals than the token has', () => {
    expect(read('0')).toEqual(refused('Zero'))
    expect(read('0.00')).toEqual(refused('Zero'))
    expect(read('0.0001', 3)).toEqual(refused('TooManyDecimals'))
    expect(units('0.10000', 1)).toBe(1n)
    expect(units('3', 0)).toBe(3n)
  })

  it('refuses more than uint256 can hold, exactly at the limit', () => {
    const max = 2n ** 256n - 1n
    expect(units(`${max}`, 0)).toBe(max)
    expect(read(`${max + 1n}`, 0)).toEqual(refused('TooLarge'))
    expect(read('9'.repeat(5000))).toEqual(refused('TooLarge'))
  })

  it('parses what the language formats, unless ambiguous', () => {
    const locales = fc.constantFrom(
      'en',
      'de',
      'fr',
      'pl',
      'pt-PT',
      'de-CH',
      'ja',
      'th',
      'es',
      'ar-EG',
      'fa',
      'en-IN',
      'hi',
    )
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 6 }),
        locales,
        (value, decimals, locale) => {
          const scale = 10n ** BigInt(decimals)
          const fraction = `${value % scale}`.padStart(decimals, '0')
          const exact = decimals === 0 ? `${value}` : `${value / scale}.${fraction}`
          const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(
            // Consists of digits and one point, as generated above.
            exact as Intl.StringNumericLiteral,
          )
          const parsed = read(text, decimals)
          if (parsed.state === 'invalid') expect(parsed.reason).toBe('Ambiguous')
          else expect(parsed).toEqual({ state: 'ok', value })
        },
      ),
    )
  })

  it('never throws on any input', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        expect(['ok', 'empty', 'invalid']).toContain(read(text).state)
      }),
    )
  })
})
