import { loadMessages } from '@foyer/ui/i18n/languages/loadMessages.ts'
import { matchLanguage } from '@foyer/ui/i18n/languages/matchLanguage.ts'
import { shellLanguages } from './languages.ts'
import type { ShownLanguage } from './shownLanguage.ts'

/**
 * Loads the texts of the visitor's language: the chosen one, else the first of the browser's
 * languages that exists, else English. Keeps the region of the browser's tag, for numbers and
 * dates.
 *
 * @throws Error if the texts fail to load.
 */
export async function loadLanguage(
  choice: string | undefined,
  preferred: readonly string[],
): Promise<ShownLanguage> {
  const available = ['en', ...Object.keys(shellLanguages)]
  const chosen = choice !== undefined && available.includes(choice) ? choice : undefined
  const wanted = chosen === undefined ? available : [chosen]
  const locale = preferred.find((tag) => matchLanguage(tag, wanted)) ?? chosen ?? 'en'
  const language = matchLanguage(locale, available) ?? 'en'
  const loadShell = shellLanguages[language]
  if (loadShell === undefined) return { locale, language: 'en', messages: undefined }
  const [kit, shell] = await Promise.all([loadMessages(locale), loadShell()])
  return { locale, language, messages: { ...kit.messages, ...shell } }
}
