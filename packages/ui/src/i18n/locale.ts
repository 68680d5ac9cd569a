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
