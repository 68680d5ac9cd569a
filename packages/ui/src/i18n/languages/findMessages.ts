import type { AnyMessages } from '../messages.ts'
import { languages as all } from './languages.ts'
import { type Languages, matchLanguage } from './matchLanguage.ts'

/**
 * Loads the kit's texts in the language of a tag; see `loadMessages`. Undefined for a language that
 * the kit lacks.
 *
 * @throws Error if the texts of an existing language fail to load.
 */
export async function findMessages(
  locale: string,
  languages: Languages = all,
): Promise<AnyMessages | undefined> {
  return languages[matchLanguage(locale, Object.keys(languages)) ?? '']?.loadTexts()
}
