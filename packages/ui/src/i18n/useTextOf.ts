import { useContext, useMemo } from 'react'
import { createTranslator } from './createTranslator.ts'
import { I18nContext } from './I18nContext.ts'
import type { Catalogue, Translator } from './messages.ts'

/**
 * Returns the translator for a separate catalogue. Lets a lazily loaded part keep its English texts
 * in its own chunk. Pass a module-level constant: a new object creates a new translator.
 *
 * @example
 * const t = useTextOf(signInEn)
 * t('signIn.title')
 */
export function useTextOf<const C extends Catalogue>(english: C): Translator<C> {
  const { locale, messages } = useContext(I18nContext)
  return useMemo(() => createTranslator(english, locale, messages), [english, locale, messages])
}
