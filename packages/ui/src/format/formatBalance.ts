import { safeLocale } from '../i18n/locale.ts'
import { decimalText } from './decimalText.ts'
import { formatNumber } from './formatNumber.ts'

export interface FormatBalanceOptions {
  /** Balance in the smallest unit, e.g. wei. */
  readonly value: bigint
  /** Decimals of the unit, a whole number from 0 to 255; 18 for ether. */
  readonly decimals: number
  /** Language of the number, as a BCP 47 tag. Default 'en'. */
  readonly locale?: string | undefined
  /** How many digits to show, see the table of `formatBalance`. Default 'compact'. */
  readonly style?: 'compact' | 'full' | undefined
}

/**
 * Formats a balance without its symbol. Exact: uses no floats and truncates instead of rounding, so
 * the result never exceeds the balance.
 *
 * | | compact | full |
 * |---|---|---|
 * | below 1,000 | at most 3 decimals: 2.408 | at most 4 decimals: 2.4081 |
 * | below 10,000 | at most 1 decimal: 9,999.9 | at most 4 decimals: 9,999.9999 |
 * | from 10,000 | k, m, b, t with at most 1 decimal: 12.3k | at most 4 decimals: 12,345.6789 |
 * | from 10^15 | >999t | all digits |
 * | above 0, too small to show | <0.001 | <0.0001 |
 *
 * Digits, grouping, signs and compact units follow the locale. Trailing zeros are left out.
 *
 * @throws RangeError if `decimals` is not a whole number from 0 to 255.
 */
export function formatBalance({
  value,
  decimals,
  locale = 'en',
  style = 'compact',
}: FormatBalanceOptions): string {
  const size = value < 0n ? -value : value
  const whole = BigInt(decimalText(size, decimals, 0).text)
  if (style === 'compact' && whole >= 10_000n) return formatLarge(value, decimals, locale, whole)
  const places = placesOf(style, whole)
  const { text, cut } = decimalText(value, decimals, places)
  if (text === '0' && cut) return formatTiny(value, places, locale)
  return formatNumber(locale, text, { maximumFractionDigits: places })
}

/**
 * Formats a balance with all of its digits, for copying or details. `Intl` supports at most 20
 * decimal places in Chrome 111 and Firefox 115; a longer fraction is written without locale
 * formatting.
 *
 * @throws RangeError if `decimals` is not a whole number from 0 to 255.
 */
export function formatExact({
  value,
  decimals,
  locale = 'en',
}: Omit<FormatBalanceOptions, 'style'>): string {
  const { cut, text } = decimalText(value, decimals, 20)
  if (cut) return decimalText(value, decimals, decimals).text
  return formatNumber(locale, text, { maximumFractionDigits: 20 })
}

function placesOf(style: 'compact' | 'full', whole: bigint): number {
  if (style === 'full') return 4
  return whole < 1_000n ? 3 : 1
}

/** '<0.001', or '>-0.001' for a negative value. */
function formatTiny(value: bigint, places: number, locale: string): string {
  const smallest = `0.${'0'.repeat(places - 1)}1`
  const options = { maximumFractionDigits: places }
  return value < 0n
    ? `>${formatNumber(locale, `-${smallest}`, options)}`
    : `<${formatNumber(locale, smallest, options)}`
}

/** Replaces all digits after the first ones with 0. */
function keepLeading(text: string, digits: number): string {
  let left = digits
  return text.replace(/\d/g, (digit) => {
    left -= 1
    return left < 0 ? '0' : digit
  })
}

const tooLarge = 10n ** 15n
const largest = 999n * 10n ** 12n

function formatLarge(value: bigint, decimals: number, locale: string, whole: bigint): string {
  if (whole < tooLarge) return formatCompact(decimalText(value, decimals, 3).text, locale)
  return value < 0n
    ? `<${formatCompact(`-${largest}`, locale)}`
    : `>${formatCompact(`${largest}`, locale)}`
}

function formatCompact(text: string, locale: string): string {
  const language = safeLocale(locale)
  const format = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const leading = (digits: number) =>
    // Still a decimal number: digits are replaced by digits.
    format.formatToParts(keepLeading(text, digits) as Intl.StringNumericLiteral)
  // Cut off here, because `Intl` rounds. Its `roundingMode` is missing in Firefox 115.
  const whole = leading(1).filter(({ type }) => type === 'integer')
  const parts = leading(whole.reduce((digits, { value }) => digits + [...value].length, 1))
  // `Intl` writes K, M, B, T in English; lower case reads better in the header.
  const small = language === 'en' || language.startsWith('en-')
  return parts
    .map(({ value }) => (small && /^[KMBT]$/.test(value) ? value.toLowerCase() : value))
    .join('')
}
