import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { createTranslator } from './createTranslator.ts'
import { en } from './en.ts'
import { type I18n, I18nContext } from './I18nContext.ts'
import { type LoadedMessages, loadMessages } from './loadMessages.ts'
import { dirOf } from './locale.ts'

/** Props of `I18nProvider`. */
export interface I18nProviderProps {
  /** Language tag (BCP 47). Default 'en'. Shows English while loading, or if loading fails. */
  readonly locale?: string | undefined
  /** Loads the texts of a language. Default `loadMessages`. */
  readonly load?: ((locale: string) => Promise<LoadedMessages>) | undefined
  /** The part of the page that uses the texts. */
  readonly children?: ReactNode
}

const english: LoadedMessages = { locale: 'en', messages: undefined }

/** Provides the kit's texts in one language to `useText`, `useTextOf` and `useLocale`. */
export function I18nProvider({
  locale = 'en',
  load = loadMessages,
  children,
}: I18nProviderProps): ReactElement {
  const [loaded, setLoaded] = useState(english)

  useEffect(() => {
    if (locale === 'en') {
      setLoaded(english)
      return
    }
    let current = true
    load(locale).then(
      (found) => current && setLoaded(found),
      () => current && setLoaded(english),
    )
    return () => {
      current = false
    }
  }, [locale, load])

  const i18n = useMemo<I18n>(
    () => ({
      locale: loaded.locale,
      dir: dirOf(loaded.locale),
      t: createTranslator(en, loaded.locale, loaded.messages),
      messages: loaded.messages,
    }),
    [loaded],
  )
  return <I18nContext value={i18n}>{children}</I18nContext>
}
