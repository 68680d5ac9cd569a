import { use, useMemo } from 'react'
import { createTranslator } from './createTranslator.ts'
import { I18nContext } from './I18nContext.ts'
import type { Catalogue, Translator } from './messages.ts'

/**
 * The texts of a catalogue of its own, in the visitor's language. A part that is loaded on demand keeps its English
 * texts beside its code this way, out of the first script. The catalogue must be a constant of its module.
 *
 * @example
 * const t = useTextOf(signInEn)
 * t('signIn.title')
 */
export function useTextOf<const C extends Catalogue>(english: C): Translator<C> {
  const { locale, messages } = use(I18nContext)
  return useMemo(() => createTranslator(english, locale, messages), [english, locale, messages])
}
