import { useContext, useEffect, useMemo, useState } from 'react'
import { createTranslator } from '../createTranslator.ts'
import { I18nContext } from '../I18nContext.ts'
import { instructionsEn } from '../instructionsEn.ts'
import type { AnyMessages, Translator } from '../messages.ts'
import { isEnglish } from './englishMessages.ts'

/** Returns the texts of the setup instructions: English until their translation has loaded. */
export function useInstructionsText(): Translator<typeof instructionsEn> {
  const { locale, messages } = useContext(I18nContext)
  const [loaded, setLoaded] = useState<AnyMessages>()
  useEffect(() => {
    let current = true
    loadInstructions(locale).then(
      (found) => current && setLoaded(found),
      () => current && setLoaded(undefined),
    )
    return () => {
      current = false
    }
  }, [locale])
  return useMemo(
    () => createTranslator(instructionsEn, locale, { ...loaded, ...messages }),
    [locale, loaded, messages],
  )
}

async function loadInstructions(locale: string): Promise<AnyMessages | undefined> {
  if (isEnglish(locale)) return undefined
  const { findMessages } = await import('./findMessages.ts')
  return findMessages(locale, 'loadInstructions')
}
