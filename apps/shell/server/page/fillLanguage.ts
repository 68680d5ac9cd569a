import type { RequestLanguage } from '../i18n/requestLanguage.ts'
import { serverTexts } from '../i18n/texts.ts'
import { translations } from '../i18n/translations.ts'

/**
 * Puts a language into the built page: its tag, and the texts for search engines and visitors
 * without scripts.
 */
export function fillLanguage(html: string, { dir, lang }: RequestLanguage): string {
  const texts = translations[lang] ?? serverTexts
  return html
    .replace(/(<html\b[^>]*?) lang="en"(?: dir="ltr")?/, `$1 lang="${lang}" dir="${dir}"`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, before: string) => before + escaped(texts['page.description']),
    )
    .replace(
      /(<noscript>\s*<p>)[^<]*/,
      (_, before: string) => before + escaped(texts['page.noScript']),
    )
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (character) => entities[character] ?? '')
}
