/** Returns the canonical form of a language tag (BCP 47), or 'en' if `Intl` would reject it. */
export function safeLocale(locale: string | undefined): string {
  if (!locale) return 'en'
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    // A malformed tag throws a RangeError, which must not break the page.
    return 'en'
  }
}

const rightToLeftLanguages = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb'])
const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'])

/**
 * Returns the writing direction of a language tag, for the `dir` attribute. A script in the tag
 * takes precedence over the language: `az-Arab` is right-to-left, `ur-Latn` is not.
 */
export function dirOf(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.replaceAll('_', '-').split('-')
  const script = rest.find((part) => /^[a-z]{4}$/i.test(part))
  if (script) {
    const named = script.charAt(0).toUpperCase() + script.slice(1).toLowerCase()
    return rightToLeftScripts.has(named) ? 'rtl' : 'ltr'
  }
  return rightToLeftLanguages.has(language.toLowerCase()) ? 'rtl' : 'ltr'
}

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

/** The plural forms of a text (CLDR). Every language needs 'other'; the rest depend on it. */
export type PluralForms = { readonly [Rule in Intl.LDMLPluralRule]?: string | undefined } & {
  readonly other: string
}

/**
 * Returns the form of a text for a number.
 *
 * @example
 * pluralForm('en', 1, { one: '{count} wallet', other: '{count} wallets' })
 * // '{count} wallet'
 */
export function pluralForm(locale: string, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(safeLocale(locale)).select(count)] ?? forms.other
}
