import { useLocale } from '@foyer/kit'
import { useLayoutEffect } from 'react'

/** Sets the document's language and direction. */
export function DocumentLanguage(): null {
  const { dir, locale } = useLocale()
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = dir
  }, [dir, locale])
  return null
}
