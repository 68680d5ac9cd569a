import type { Languages } from './matchLanguage.ts'

/** The languages of the kit besides English, which is part of the code. */
export const languages: Languages = {}

/** Each language's own name by its tag, English first: `{ en: 'English', de: 'Deutsch' }`. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  ...Object.fromEntries(
    Object.entries(languages).map(([tag, language]) => [tag, language?.name ?? tag]),
  ),
}
