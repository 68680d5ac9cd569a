import { safeLocale } from './safeLocale.ts'

/**
 * Formats a number with the digits, grouping and decimal sign of a language. A string must hold a
 * decimal number ('1.5', '-12'); it can have any length and is formatted without loss of precision.
 *
 * @throws RangeError or TypeError when `Intl.NumberFormat` rejects `options`.
 */
export function formatNumber(
  locale: string,
  value: number | bigint | string,
  options?: Intl.NumberFormatOptions | undefined,
): string {
  const format = new Intl.NumberFormat(safeLocale(locale), options)
  return format.format(typeof value === 'string' ? (value as Intl.StringNumericLiteral) : value)
}
