import { dirOf, pluralForm, safeLocale } from './locale.ts'
import type {
  AnyMessages,
  Catalogue,
  Text,
  TextValue,
  TranslationOf,
  Translator,
} from './messages.ts'

const placeholder = /\{(\w+)\}/g
// In right-to-left text, isolates keep the direction of names and untranslated texts (UAX #9).
const firstStrongIsolate = '\u2068'
const popDirectionalIsolate = '\u2069'

type Values = Readonly<Record<string, TextValue>>

/**
 * Creates the function that returns the texts of a catalogue. The English catalogue defines the
 * keys and types, and supplies every text that `translation` lacks.
 *
 * - Values are inserted as plain text in one pass: braces and `$` in a value have no effect.
 * - Numbers are formatted for `locale`; pass an id or a year as a string.
 * - Of plural forms, the one for `count` is taken.
 * - A placeholder without a value stays in the text, and an unknown key is returned as is. The
 *   types rule out both, and neither throws at run time.
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
    return typeof value === 'string'
      ? isolate(value)
      : new Intl.NumberFormat(safeLocale(locale)).format(value)
  }

  return (key, ...rest) => {
    const values: Values | undefined = rest[0]
    const translated = textOf(translation, key)
    const text =
      translated === undefined
        ? isolate(inWords('en', textOf(catalogue, key) ?? key, values))
        : inWords(locale, translated, values)
    if (!values) return text
    return text.replace(placeholder, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return value === undefined ? whole : write(value)
    })
  }
}

function inWords(locale: string, text: Text, values: Values | undefined): string {
  return typeof text === 'string' ? text : pluralForm(locale, Number(values?.count), text)
}

function textOf(
  catalogue: Readonly<Record<string, Text | undefined>> | undefined,
  key: string,
): Text | undefined {
  // A translation that was read from JSON may have nulls.
  return catalogue && Object.hasOwn(catalogue, key) ? (catalogue[key] ?? undefined) : undefined
}
