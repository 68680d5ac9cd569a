import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { createTranslator } from './createTranslator.ts'
import { en } from './en.ts'
import { type I18n, I18nContext } from './I18nContext.ts'
import { englishMessages, isEnglish } from './languages/englishMessages.ts'
import { loadTexts } from './languages/loadTexts.ts'
import { dirOf, safeLocale } from './locale.ts'
import type { MessagesSource } from './messages.ts'

export interface I18nProviderProps {
  /** Language tag (BCP 47). Default 'en'. Shows English while loading, or if loading fails. */
  readonly locale?: string | undefined
  /**
   * Texts of the host page. An object is used at once, a function once its texts have loaded. Pass
   * the same object or function on every render. Default: none.
   */
  readonly messages?: MessagesSource | undefined
  /** Loads the kit's texts of a language, and the host page's. Default: on demand. @internal */
  readonly load?: typeof loadTexts | undefined
  readonly children?: ReactNode
}

/** Provides the kit's texts in one language to `useText`, `useTextOf` and `useLocale`. */
export function I18nProvider({
  locale = 'en',
  messages,
  load = loadTexts,
  children,
}: I18nProviderProps): ReactElement {
  const own = typeof messages === 'function' ? undefined : messages
  const loadOwn = typeof messages === 'function' ? messages : undefined
  const [loaded, setLoaded] = useState(() => englishMessages(locale))

  useEffect(() => {
    if (isEnglish(locale)) {
      const english = englishMessages(locale)
      // Nothing is rendered again if these texts are already shown.
      setLoaded((last) => (last.messages || last.locale !== english.locale ? english : last))
    }
    if (isEnglish(locale) && loadOwn === undefined) return
    let current = true
    load(locale, loadOwn).then(
      (found) => current && setLoaded(found),
      () => current && setLoaded(englishMessages(locale)),
    )
    return () => {
      current = false
    }
  }, [locale, load, loadOwn])

  const i18n = useMemo<I18n>(() => {
    const shown = own === undefined ? loaded.locale : safeLocale(locale)
    // Does not mix texts of the previous language with the host's.
    const kits = shown === loaded.locale ? loaded.messages : undefined
    const all = own === undefined ? kits : { ...kits, ...own }
    return {
      locale: shown,
      dir: dirOf(shown),
      t: createTranslator(en, shown, all),
      messages: all,
    }
  }, [loaded, locale, own])
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>
}
