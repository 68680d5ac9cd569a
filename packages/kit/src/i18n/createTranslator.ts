import { dirOf } from './dirOf.ts'
import { formatNumber } from './formatNumber.ts'
import type { AnyMessages, Catalogue, TextValue, TranslationOf, Translator } from './messages.ts'

const placeholder = /\{(\w+)\}/g
// Names, and texts that are not translated, keep their own direction from right to left (Unicode UAX #9, isolates).
const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

/**
 * Makes the function that gives the texts of a catalogue. The English catalogue is the source of keys, types and of
 * every text that `translation` lacks.
 *
 * - Values are put in as plain text, in one pass: braces or `$` in a value mean nothing.
 * - Numbers are written by the rules of `locale`; pass an id or a year as text.
 * - A placeholder without a value stays as it is, a key that does not exist is returned itself: both can be seen,
 *   neither breaks a page. The types let neither happen.
 *
 * @example
 * const t = createTranslator(en, 'en')
 * t('connect.opening', { wallet: 'Rainbow' })
 * // 'Opening Rainbow…'
 */
export function createTranslator<const C extends Catalogue>(
  catalogue: C,
  locale: string,
  translation?: Partial<TranslationOf<C>> | AnyMessages | undefined,
): Translator<C> {
  const isRightToLeft = dirOf(locale) === 'rtl'

  function isolate(text: string): string {
    return isRightToLeft ? `${firstStrongIsolate}${text}${popDirectionalIsolate}` : text
  }

  function write(value: TextValue): string {
    return typeof value === 'string' ? isolate(value) : formatNumber(locale, value)
  }

  return (key, ...rest) => {
    const text = textOf(translation, key) ?? isolate(textOf(catalogue, key) ?? key)
    const values: Readonly<Record<string, TextValue>> | undefined = rest[0]
    if (!values) return text
    return text.replace(placeholder, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return value === undefined ? whole : write(value)
    })
  }
}

function textOf(
  catalogue: Readonly<Record<string, string | undefined>> | undefined,
  key: string,
): string | undefined {
  return catalogue && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
}
