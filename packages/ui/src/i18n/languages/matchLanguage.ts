import type { AnyMessages } from '../messages.ts'

/** A language of the kit. */
export interface Language {
  /** The language's own name: 'Deutsch'. */
  readonly name: string
  loadTexts(): Promise<AnyMessages>
}

/** Languages by tag. */
export type Languages = Readonly<Record<string, Language | undefined>>

/**
 * Finds the available tag for a requested one: the same tag, else one of the same language and
 * script. 'de-AT' finds 'de', 'pt' finds 'pt-BR' and 'zh-HK' finds 'zh-TW'. A malformed tag finds
 * nothing.
 */
export function matchLanguage(requested: string, available: readonly string[]): string | undefined {
  const wanted = likelyScript(requested)
  if (wanted === undefined) return undefined
  const exact = available.find((tag) => tag.toLowerCase() === requested.toLowerCase())
  return exact ?? available.find((tag) => likelyScript(tag) === wanted)
}

/** The language with the script it is likely written in: 'zh-Hant' for 'zh-HK'. */
function likelyScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag.replaceAll('_', '-')).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
