import { safeLocale } from '../locale.ts'
import { englishMessages, type LoadedMessages } from './englishMessages.ts'
import { languages as all } from './languages.ts'
import { type Languages, matchLanguage } from './matchLanguage.ts'

/**
 * Loads a part of the kit's texts in the language of a tag; see `loadMessages`.
 *
 * @throws Error if the texts of an existing language fail to load.
 */
export async function findMessages(
  locale: string,
  part: 'loadTexts' | 'loadInstructions',
  languages: Languages = all,
): Promise<LoadedMessages> {
  const language = languages[matchLanguage(locale, Object.keys(languages)) ?? '']
  if (language === undefined) return englishMessages(locale)
  return { locale: safeLocale(locale), messages: await language[part]() }
}
