import { use } from 'react'
import { I18nContext } from './I18nContext.ts'

/** Returns the current language and direction, for `lang`, `dir` and `Intl`. */
export function useLocale(): { readonly locale: string; readonly dir: 'ltr' | 'rtl' } {
  const { locale, dir } = use(I18nContext)
  return { locale, dir }
}
