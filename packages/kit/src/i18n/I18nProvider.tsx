import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react'
import { createTranslator } from './createTranslator.ts'
import { dirOf } from './dirOf.ts'
import { en } from './en.ts'
import { type I18n, I18nContext } from './I18nContext.ts'
import { type LoadedMessages, loadMessages } from './loadMessages.ts'

export interface I18nProviderProps {
  /** Wanted language (BCP 47). Default 'en'. English is shown while another one is on its way, or cannot be had. */
  readonly locale?: string | undefined
  readonly load?: ((locale: string) => Promise<LoadedMessages>) | undefined
  readonly children?: ReactNode
}

const english: LoadedMessages = { locale: 'en', messages: undefined }

/** Gives the kit's texts in one language to `useText` and `useLocale` below it. */
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
