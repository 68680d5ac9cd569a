import { createContext, useContext } from 'react'
import { useIsHydrated } from '../utils/useIsHydrated.ts'
import { createTranslator } from './createTranslator.ts'
import { en } from './en.ts'
import type { AnyMessages, Translator } from './messages.ts'

export interface I18n {
  /** Language tag (BCP 47) of the texts shown: 'en' until another language has loaded. */
  readonly locale: string
  /** Writing direction of `locale`. */
  readonly dir: 'ltr' | 'rtl'
  /** Translates a key of the main catalogue. */
  readonly t: Translator<typeof en>
  /** The loaded translation, also used by lazily loaded catalogues. Undefined for English. */
  readonly messages: AnyMessages | undefined
}

/** Defaults to English, so a component also works without a provider. */
export const I18nContext = createContext<I18n>({
  locale: 'en',
  dir: 'ltr',
  t: createTranslator(en, 'en'),
  messages: undefined,
})

/**
 * Returns the language (BCP 47) and direction of the texts shown, for `lang`, `dir` and `Intl`:
 * English until another language has loaded.
 */
export function useLocale(): { readonly locale: string; readonly dir: 'ltr' | 'rtl' } {
  const { locale, dir } = useContext(I18nContext)
  return { locale, dir }
}

/**
 * Marks an element of the page whose text is the kit's: the page may be in another language.
 * Nothing during hydration, since a server may know the visitor's language, but not the region.
 */
export function useLanguageMark(): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  const { dir, locale } = useLocale()
  return useIsHydrated() ? { dir, lang: locale } : {}
}
