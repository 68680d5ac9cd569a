import type { Catalogue, TranslationOf } from '../i18n/messages.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ÿ',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  O: 'Ø',
  U: 'Û',
}

/**
 * Pseudo-translates a catalogue for tests. Accents expose untranslated texts, brackets expose
 * cut-off ones, and 40 % more length imitates German. Placeholders are kept.
 *
 * @example
 * pseudoCatalogue({ open: 'Opening {wallet}…' }).open
 * // '[Øpéñíñg {wallet}… ~~~~]'
 */
export function pseudoCatalogue<C extends Catalogue>(catalogue: C): TranslationOf<C> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? pseudoText(text)
        : Object.fromEntries(
            Object.entries(text).map(([rule, form]) => [rule, pseudoText(form ?? '')]),
          ),
    ]),
  ) as TranslationOf<C>
}

function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/\w/g, (c) => accents[c] ?? c)))
    .join('')
  const words = text.replace(/\{\w+\}/g, '')
  return `[${accented} ${'~'.repeat(Math.ceil(words.length * 0.4))}]`
}
