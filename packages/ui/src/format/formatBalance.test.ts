import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { formatBalance, formatExact } from './formatBalance.ts'

const wei = 1n
const ether = 10n ** 18n
const maxUint256 = 2n ** 256n - 1n

type Row = readonly [value: bigint, decimals: number, compact: string, full: string]

const english: readonly Row[] = [
  [0n, 18, '0', '0'],
  [wei, 18, '<0.001', '<0.0001'],
  [10n ** 11n, 18, '<0.001', '<0.0001'],
  [ether / 1_000n - wei, 18, '<0.001', '0.0009'],
  [ether / 1_000n, 18, '0.001', '0.001'],
  [(ether * 105n) / 10_000n, 18, '0.01', '0.0105'],
  [ether / 2n, 18, '0.5', '0.5'],
  [ether - wei, 18, '0.999', '0.9999'],
  [ether, 18, '1', '1'],
  [(ether * 24_081n) / 10_000n, 18, '2.408', '2.4081'],
  [(ether * 999_999n) / 1_000n, 18, '999.999', '999.999'],
  [1_000n * ether - wei, 18, '999.999', '999.9999'],
  [1_000n * ether, 18, '1,000', '1,000'],
  [10_000n * ether - wei, 18, '9,999.9', '9,999.9999'],
  [10_000n * ether, 18, '10k', '10,000'],
  [12_345n * ether, 18, '12.3k', '12,345'],
  [999_999n * ether, 18, '999.9k', '999,999'],
  [1_000_000n * ether, 18, '1m', '1,000,000'],
  [1_250_000_000n * ether, 18, '1.2b', '1,250,000,000'],
  [5n * 10n ** 12n * ether, 18, '5t', '5,000,000,000,000'],
  [10n ** 15n * ether - wei, 18, '999.9t', '999,999,999,999,999.9999'],
  [10n ** 15n * ether, 18, '>999t', '1,000,000,000,000,000'],
  [2_408_100n, 6, '2.408', '2.4081'],
  [1n, 6, '<0.001', '<0.0001'],
  [ether, 6, '1t', '1,000,000,000,000'],
  [1_234n, 0, '1,234', '1,234'],
  [maxUint256, 255, '<0.001', '<0.0001'],
  [-ether / 2n, 18, '-0.5', '-0.5'],
  [-wei, 18, '>-0.001', '>-0.0001'],
  [-12_345n * ether, 18, '-12.3k', '-12,345'],
  [-(10n ** 15n) * ether, 18, '<-999t', '-1,000,000,000,000,000'],
]

describe('formatBalance', () => {
  it.each(english)('%s with %s decimals', (value, decimals, compact, full) => {
    expect(formatBalance({ value, decimals })).toBe(compact)
    expect(formatBalance({ value, decimals, style: 'full' })).toBe(full)
  })

  it('formats the maximum uint256', () => {
    expect(formatBalance({ value: maxUint256, decimals: 18 })).toBe('>999t')
    expect(formatBalance({ value: maxUint256, decimals: 18, style: 'full' })).toBe(
      '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584',
    )
  })

  it.each([
    ['de', '2,408', '<0,001', '12.345', '1,2 Mio.', '1.234.567,8901'],
    ['ar-EG', '٢٫٤٠٨', '<٠٫٠٠١', '١٢٫٣ ألف', '١٫٢ مليون', '١٬٢٣٤٬٥٦٧٫٨٩٠١'],
    ['hi', '2.408', '<0.001', '12.3 हज़ार', '12.3 लाख', '12,34,567.8901'],
    ['en-GB', '2.408', '<0.001', '12.3k', '1.2m', '1,234,567.8901'],
  ])('formats as %s does', (locale, small, tiny, thousands, millions, full) => {
    // Intl puts no-break spaces between number and unit.
    const write = (value: bigint, style?: 'full') =>
      formatBalance({ value, decimals: 18, locale, style }).replace(/\p{Zs}/gu, ' ')
    const large = 1_234_567_890_123n * 10n ** 12n
    expect(write((ether * 24_081n) / 10_000n)).toBe(small)
    expect(write(wei)).toBe(tiny)
    expect(write(12_345n * ether)).toBe(thousands)
    expect(write(large)).toBe(millions)
    expect(write(large, 'full')).toBe(full)
  })

  it('keeps the units of India, whose small l would look like a 1', () => {
    const shown = (whole: bigint) =>
      formatBalance({ value: whole * ether, decimals: 18, locale: 'en-IN' })
    expect([12_345n, 123_456n, 12_345_678n].map(shown)).toEqual(['12.3k', '1.2L', '1.2Cr'])
  })

  it('falls back to English for an invalid locale', () => {
    expect(formatBalance({ value: ether / 2n, decimals: 18, locale: 'no such locale!' })).toBe(
      '0.5',
    )
  })

  it.each([-1, 1.5, 256, 1e9, Number.NaN])('refuses %s decimals', (decimals) => {
    expect(() => formatBalance({ value: 1n, decimals })).toThrow(RangeError)
    expect(() => formatExact({ value: 1n, decimals })).toThrow(RangeError)
  })

  it('never rounds up, and truncates by less than one unit of the last digit', () => {
    const value = fc.bigInt({ min: 0n, max: 10n ** 40n })
    const decimals = fc.integer({ min: 0, max: 30 })
    fc.assert(
      fc.property(value, decimals, (amount, places) => {
        const shown = formatBalance({ value: amount, decimals: places, style: 'full' })
        if (shown.startsWith('<')) {
          expect(amount * 10_000n).toBeLessThan(10n ** BigInt(places))
          return
        }
        const tenThousandths = toTenThousandths(shown)
        const exact = (amount * 10_000n) / 10n ** BigInt(places)
        expect(tenThousandths).toBe(exact)
      }),
    )
  })
})

describe('formatBalance, compact', () => {
  const decimals = fc.integer({ min: 0, max: 30 })

  it('never rounds up, and truncates by less than one unit of the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 44n }), decimals, (amount, places) => {
        const shown = formatBalance({ value: amount, decimals: places })
        const unit = 10n ** BigInt(places)
        if (shown === '>999t') {
          expect(amount / unit).toBeGreaterThanOrEqual(10n ** 15n)
          return
        }
        if (shown === '<0.001') {
          expect(amount > 0n && amount * 1_000n < unit).toBe(true)
          return
        }
        const { step, thousandths } = readCompact(shown)
        expect(thousandths * unit).toBeLessThanOrEqual(amount * 1_000n)
        expect((thousandths + step) * unit).toBeGreaterThan(amount * 1_000n)
      }),
    )
  })

  it('is monotonic', () => {
    const value = fc.bigInt({ min: 0n, max: 10n ** 34n })
    fc.assert(
      fc.property(value, value, decimals, (a, b, places) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        const read = (amount: bigint) => {
          const shown = formatBalance({ value: amount, decimals: places })
          if (shown.startsWith('<')) return 0n
          return shown.startsWith('>') ? 10n ** 18n : readCompact(shown).thousandths
        }
        expect(read(less)).toBeLessThanOrEqual(read(more))
      }),
    )
  })

  it('is short, without signs or exponents, in every language', () => {
    const locale = fc.constantFrom('en', 'de', 'fr', 'hi', 'ja', 'ar', 'tr', 'zh-CN')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), decimals, locale, (value, d, l) => {
        const shown = formatBalance({ value, decimals: d, locale: l })
        expect(shown.length).toBeLessThanOrEqual(16)
        expect(shown).not.toMatch(/[-−eE+]|NaN|Infinity/u)
      }),
    )
  })
})

/** '12.3k' in thousandths, and the value of its last digit. */
function readCompact(shown: string): { thousandths: bigint; step: bigint } {
  const word = shown.at(-1) ?? ''
  const factor = { k: 3n, m: 6n, b: 9n, t: 12n }[word] ?? 0n
  const [whole = '', fraction = ''] = shown
    .replace(/[kmbt]$/, '')
    .replaceAll(',', '')
    .split('.')
  const places = factor > 0n || BigInt(whole) >= 1_000n ? 1 : 3
  return {
    thousandths: BigInt(whole + fraction.padEnd(3, '0')) * 10n ** factor,
    step: 10n ** BigInt(3 - places) * 10n ** factor,
  }
}

describe('formatExact', () => {
  it.each([
    [0n, 18, '0'],
    [wei, 18, '0.000000000000000001'],
    [
      maxUint256,
      18,
      '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584007913129639935',
    ],
    [1_500_000n, 6, '1.5'],
    [-wei, 6, '-0.000001'],
    [wei, 101, `0.${'0'.repeat(100)}1`],
  ])('formats %s with %s decimals to the last digit', (value, decimals, text) => {
    expect(formatExact({ value, decimals })).toBe(text)
  })

  it('uses the language', () => {
    expect(formatExact({ value: 1_234_567_891n, decimals: 6, locale: 'de' })).toBe('1.234,567891')
  })
})

function toTenThousandths(text: string): bigint {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
  return BigInt(whole + fraction.padEnd(4, '0'))
}

// Chrome 111, Firefox 115 and Node 20 throw above 20.
it('asks Intl for at most 20 decimal places, and shows them all', () => {
  const create = vi.spyOn(Intl, 'NumberFormat')
  expect(formatExact({ value: 1n, decimals: 27 })).toBe(`0.${'0'.repeat(26)}1`)
  expect(formatExact({ value: 1n, decimals: 20 })).toBe(`0.${'0'.repeat(19)}1`)
  for (const [, options] of create.mock.calls) {
    expect(options?.maximumFractionDigits ?? 0).toBeLessThanOrEqual(20)
  }
})
