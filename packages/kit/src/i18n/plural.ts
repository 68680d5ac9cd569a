import { formatNumber } from './formatNumber.ts'
import { safeLocale } from './safeLocale.ts'

/** The plural forms of a text (CLDR). Every language needs 'other'; the rest are optional. */
export type PluralForms = { readonly [Rule in Intl.LDMLPluralRule]?: string | undefined } & {
  readonly other: string
}

/**
 * Picks the plural form for `count` and replaces `{count}` in it with the formatted number.
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
