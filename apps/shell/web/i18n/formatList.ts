import { dirOf } from '@foyer/ui/i18n/locale.ts'

const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

/**
 * A list in words: 'Base, Sei, and Ethereum'. In right-to-left languages the items are isolated, so
 * that the list runs from right to left even if all of them are Latin (UAX #9).
 */
export function formatList(
  locale: string,
  items: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  const isolate = (item: string) => firstStrongIsolate + item + popDirectionalIsolate
  const shown = dirOf(locale) === 'rtl' ? items.map(isolate) : items
  return new Intl.ListFormat(locale, { type }).format(shown)
}
