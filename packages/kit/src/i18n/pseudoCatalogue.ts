import type { Catalogue, TranslationOf } from './messages.ts'

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
 * A catalogue in no language, for tests: accented, so that a text that is not translated shows, in brackets, so that a
 * cut one shows, and 40 % longer, as German is. Placeholders stay.
 *
 * @example
 * pseudoCatalogue({ open: 'Opening {wallet}…' }).open
 * // '[Øpéñíñg {wallet}… ~~~~]'
 */
export function pseudoCatalogue<C extends Catalogue>(catalogue: C): TranslationOf<C> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, pseudoText(text)]),
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
