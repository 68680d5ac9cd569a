import { useLocale } from '@foyer/kit'
import { useLayoutEffect } from 'react'

/** Gives the document the language and direction of its texts. */
export function DocumentLanguage(): null {
  const { dir, locale } = useLocale()
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = dir
  }, [dir, locale])
  return null
}
