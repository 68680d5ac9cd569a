import { safeLocale } from '../locale.ts'
import { englishMessages, isEnglish, type LoadedMessages } from './englishMessages.ts'
import type { Languages } from './matchLanguage.ts'

/**
 * Loads the kit's texts in the language of a tag: 'de-AT' gets German, 'zh-HK' gets 'zh-TW', and a
 * language that the kit lacks gets English.
 *
 * @throws Error if the texts of an existing language fail to load.
 */
export async function loadMessages(
  locale: string,
  languages?: Languages | undefined,
): Promise<LoadedMessages> {
  // A page in English needs neither the list of languages nor the matching.
  if (isEnglish(locale)) return englishMessages(locale)
  const { findMessages } = await import('./findMessages.ts')
  const messages = await findMessages(locale, languages)
  return messages === undefined ? englishMessages(locale) : { locale: safeLocale(locale), messages }
}
