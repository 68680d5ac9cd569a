import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from './parseAmount.ts'

const read = (text: string, locale = 'en', decimals = 18) => parseAmount(text, { locale, decimals })
const units = (text: string, locale?: string, decimals?: number) => {
  const parsed = read(text, locale, decimals)
  return parsed.state === 'ok' ? parsed.value : parsed
}
const refused = (reason: string) => ({ state: 'invalid', reason })

describe('parseAmount', () => {
  it.each([
    ['250', 'en', 250_000n],
    ['250.5', 'en', 250_500n],
    ['0.001', 'en', 1n],
    ['.5', 'en', 500n],
    ['5.', 'en', 5_000n],
    [' 12 ', 'en', 12_000n],
    ['007', 'en', 7_000n],
    ['1,234.5', 'en', 1_234_500n],
    ['1,234,567', 'en', 1_234_567_000n],
    ['12,34,567', 'en-IN', 1_234_567_000n],
    ['1.234,5', 'de', 1_234_500n],
    ['0,5', 'de', 500n],
    ['1 234,5', 'fr', 1_234_500n],
    ['1\u202f234,5', 'fr', 1_234_500n],
    ['1 000', 'fr', 1_000_000n],
    ["1'234.5", 'de-CH', 1_234_500n],
    ['1’234.5', 'de-CH', 1_234_500n],
    ['١٢٫٥', 'ar-EG', 12_500n],
    ['12٫5', 'ar-EG', 12_500n],
    ['۱۲٫۵', 'fa', 12_500n],
    // Keyboards with other digits than the page's.
    ['١٢٫٥', 'ar', 12_500n],
    ['۱۲٫۵', 'ar', 12_500n],
    ['١٢٫٥', 'fa', 12_500n],
    // A keyboard with Latin digits has no Arabic marks.
    ['12.5', 'fa', 12_500n],
    ['۱۲.۵', 'fa', 12_500n],
    ['12.5', 'ar-EG', 12_500n],
    ['1,234.5', 'fa', 1_234_500n],
    ['1,234,567', 'fa', 1_234_567_000n],
    ['0.500', 'fa', 500n],
    ['١٬٢٣٤٫٥', 'ar', 1_234_500n],
    ['१,२३,४५६.५', 'hi', 123_456_500n],
    ['๑๒.๕', 'th', 12_500n],
    ['１２.５', 'ja', 12_500n],
    ['١٢٫٥', 'de', 12_500n],
    ['\u200f12.5', 'en', 12_500n],
    ['1.5000', 'en', 1_500n],
  ])('%s in %s is %s', (text, locale, expected) => {
    expect(units(text, locale, 3)).toBe(expected)
  })

  it.each([
    ['1,000', 'en'],
    ['12,500', 'en'],
    ['1.000', 'de'],
    ["1'000", 'de-CH'],
    ['1.000', 'en'],
    ['1,000', 'de'],
    ['12.500', 'ar'],
    ['999.999', 'en'],
    ['12.500', 'fa'],
    ['12,500', 'fa'],
    ['1.500', 'fr'],
    ['1,500', 'de-CH'],
    ['1234,567', 'en'],
    ['1234.567', 'de'],
    ['1234,567', 'fa'],
  ])('%s in %s is ambiguous and refused', (text, locale) => {
    expect(read(text, locale)).toMatchObject(refused('ambiguous'))
  })

  // A phone's keypad has the decimal mark of its region, whatever the page's language is.
  it.each([
    ['1,5', 'en', 1_500n],
    ['1.5', 'de', 1_500n],
    ['1.5', 'fr', 1_500n],
    ['12,5', 'fa', 12_500n],
    ['١٢,٥', 'ar', 12_500n],
    ['1,', 'en', 1_000n],
    ['1,00', 'en', 1_000n],
    ['1,5000', 'en', 1_500n],
    ['1234,5', 'en', 1_234_500n],
    [',5', 'en', 500n],
    ['.5', 'de', 500n],
    // Half a token, never 500.
    ['0,500', 'en', 500n],
    ['0.500', 'de', 500n],
    ['0,500', 'fa', 500n],
    ['0,125', 'en', 125n],
  ])('%s in %s has the other decimal mark', (text, locale, expected) => {
    expect(units(text, locale, 3)).toBe(expected)
  })

  // Five thousand, or five million where the point groups thousands.
  it.each(['en', 'de', 'fr', 'ar', 'fa'])('refuses Arabic marks among others: %s', (locale) => {
    expect(read('5٬000.000', locale)).toEqual(refused('notANumber'))
    expect(read('5,000٫5', locale)).toEqual(refused('notANumber'))
  })

  it('reads Arabic marks among others where they cannot be taken for thousands', () => {
    expect(units('1٬234.5', 'fa', 3)).toBe(1_234_500n)
    expect(units('1٬234.5', 'en', 3)).toBe(1_234_500n)
  })

  it('refuses more decimals than the token has, with either mark', () => {
    expect(read('1,2345', 'en', 3)).toEqual(refused('tooManyDecimals'))
    expect(read('0,0', 'en', 3)).toEqual(refused('zero'))
  })

  it('never reads one text as two amounts in two languages', () => {
    const locales = ['en', 'de', 'fr', 'de-CH', 'pt-PT', 'pl', 'en-IN', 'hi', 'ar', 'ar-EG', 'fa']
    const unit = fc.constantFrom('0', '1', '5', '.', ',', "'", ' ', '٫', '٬')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 9 }), (text) => {
        const parsed = locales.map((locale) => units(text, locale, 6))
        const amounts = new Set(parsed.filter((one) => typeof one === 'bigint'))
        expect(amounts.size).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1_000 },
    )
  })

  it('offers both readings in an accepted format', () => {
    expect(read('12,345', 'en')).toEqual({
      ...refused('ambiguous'),
      whole: '12345',
      fraction: '12.345',
    })
    expect(read('100.000', 'en')).toMatchObject({ whole: '100000', fraction: '100' })
    expect(units('12.3450', 'en', 3)).toBe(12_345n)
  })

  it.each([
    ['0.125', 'en', 125n],
    ['.125', 'en', 125n],
    ['0,125', 'de', 125n],
    ['1234.567', 'en', 1_234_567n],
    ['1,234.567', 'en', 1_234_567n],
    ['١٬٠٠٠', 'ar-EG', 1_000_000n],
    ['١٫٠٠٠', 'ar-EG', 1_000n],
  ])('%s in %s is unambiguous', (text, locale, expected) => {
    expect(units(text, locale, 3)).toBe(expected)
  })

  it.each([
    ['1,234,56', 'en'],
    [',', 'en'],
    ['1,5,', 'en'],
    ['1,5.', 'en'],
    ['1,2.5', 'en'],
    ['-1,5', 'en'],
    ['1.2.3', 'en'],
    ['1.234,5', 'en'],
    ['.', 'en'],
    ['-1', 'en'],
    ['+1', 'en'],
    ['1e3', 'en'],
    ['0x10', 'en'],
    ['1k', 'en'],
    ['Infinity', 'en'],
    ['1 2', 'en'],
    ['half', 'en'],
    ['1٫5٫1', 'en'],
    ['1٬5', 'fr'],
    // Mathematical digits.
    ['\u{1d7d8}', 'en'],
    // Three digits, and no zero that says that they are decimals.
    [',500', 'en'],
    ['.500', 'de'],
    ['00.500', 'de'],
    ['012,500', 'en'],
    ['0.500.000', 'de'],
    ["0'500", 'de-CH'],
    ['1.234٫5', 'fa'],
    ['1.234.567', 'fa'],
    ['1٫5.5', 'fa'],
  ])('%s in %s is not a number', (text, locale) => {
    expect(read(text, locale)).toEqual(refused('notANumber'))
  })

  it('reports no error for an empty field', () => {
    for (const text of ['', '  ', '\u200f']) expect(read(text)).toEqual({ state: 'empty' })
  })

  it('refuses zero, and more decimals than the token has', () => {
    expect(read('0')).toEqual(refused('zero'))
    expect(read('0.00')).toEqual(refused('zero'))
    expect(read('0.0001', 'en', 3)).toEqual(refused('tooManyDecimals'))
    expect(units('0.10000', 'en', 1)).toBe(1n)
    expect(units('3', 'en', 0)).toBe(3n)
  })

  it('refuses more than uint256 can hold, exactly at the limit', () => {
    const max = 2n ** 256n - 1n
    expect(units(`${max}`, 'en', 0)).toBe(max)
    expect(read(`${max + 1n}`, 'en', 0)).toEqual(refused('tooLarge'))
    expect(read('9'.repeat(5000))).toEqual(refused('tooLarge'))
  })

  it('parses what the language formats, unless ambiguous', () => {
    const locales = fc.constantFrom(
      'en',
      'de',
      'fr',
      'pl',
      'pt-PT',
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
          const parsed = read(text, locale, decimals)
          if (parsed.state === 'invalid') expect(parsed.reason).toBe('ambiguous')
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
