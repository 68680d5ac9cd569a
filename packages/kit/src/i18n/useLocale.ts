import { use } from 'react'
import { I18nContext } from './I18nContext.ts'

/** Language and direction of the texts that are shown now, for `lang`, `dir` and the `Intl` formats. */
export function useLocale(): { readonly locale: string; readonly dir: 'ltr' | 'rtl' } {
  const { locale, dir } = use(I18nContext)
  return { locale, dir }
}
