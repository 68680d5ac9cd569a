import { formatNumber } from './formatNumber.ts'
import { safeLocale } from './safeLocale.ts'

/** The forms of one text: 'other' is needed in every language, the rest as the language asks (CLDR). */
export type PluralForms = { readonly [Rule in Intl.LDMLPluralRule]?: string | undefined } & {
  readonly other: string
}

/**
 * Picks the form of a text for a count and writes the count where the form says `{count}`.
 *
 * @example
 * plural('en', 1, { one: '{count} wallet', other: '{count} wallets' })
 * // '1 wallet'
 */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const rule = new Intl.PluralRules(safeLocale(locale)).select(count)
  const form = forms[rule] ?? forms.other
  return form.replaceAll('{count}', () => formatNumber(locale, count))
}
