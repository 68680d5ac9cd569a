import { safeLocale } from './safeLocale.ts'

/**
 * A number in the digits, grouping and decimal sign of a language. A string holds a decimal number of any length
 * ('1.5', '-12'), which is written without passing through a float.
 */
export function formatNumber(
  locale: string,
  value: number | bigint | string,
  options?: Intl.NumberFormatOptions | undefined,
): string {
  const format = new Intl.NumberFormat(safeLocale(locale), options)
  return format.format(typeof value === 'string' ? (value as Intl.StringNumericLiteral) : value)
}
