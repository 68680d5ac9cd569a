import { safeLocale } from './safeLocale.ts'

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
