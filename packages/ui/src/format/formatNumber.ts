import { safeLocale } from '../i18n/locale.ts'

/**
 * Formats a number with the digits, grouping and decimal sign of a language. A string must hold a
 * decimal number ('1.5', '-12'); it can have any length and is formatted without loss of precision.
 * A browser that cannot do that (Firefox 115) returns strings of more than 15 digits as they are.
 *
 * @throws RangeError or TypeError when `Intl.NumberFormat` rejects `options`.
 */
export function formatNumber(
  locale: string,
  value: number | bigint | string,
  options?: Intl.NumberFormatOptions | undefined,
): string {
  const language = safeLocale(locale)
  if (typeof value !== 'string') return new Intl.NumberFormat(language, options).format(value)
  // TypeScript cannot see that the text is a number. For any other text, `Intl` writes NaN.
  const text = value as Intl.StringNumericLiteral
  const format = new Intl.NumberFormat(language, decimalsUpTo(value, options))
  return isExact(value) ? format.format(text) : value
}

/** Asks for no more decimals than the text has, since Firefox 115 accepts at most 20. */
function decimalsUpTo(text: string, options: Intl.NumberFormatOptions | undefined) {
  const { maximumFractionDigits: most, minimumFractionDigits: least = 0 } = options ?? {}
  if (most === undefined) return options
  const { length } = text.split('.')[1] ?? ''
  return { ...options, maximumFractionDigits: Math.max(least, Math.min(most, length)) }
}

/** Whether `Intl.NumberFormat` formats the text exactly. Firefox 115 converts it to a float. */
function isExact(text: string): boolean {
  if (text.replace(/\D/g, '').length <= 15) return true
  return new Intl.NumberFormat('en', { useGrouping: false })
    .format('9007199254740993')
    .endsWith('3')
}
