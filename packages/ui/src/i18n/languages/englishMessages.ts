import { safeLocale } from '../locale.ts'
import type { AnyMessages } from '../messages.ts'

export interface LoadedMessages {
  /** The requested tag, with its region, if its language was found; else 'en'. */
  readonly locale: string
  /** The translation. Undefined for English. */
  readonly messages: AnyMessages | undefined
}

/** Whether a tag needs no translation. */
export function isEnglish(locale: string): boolean {
  return /^en\b/i.test(locale)
}

/** English, as returned by `loadMessages`: in the requested region, if that is an English one. */
export function englishMessages(locale: string): LoadedMessages {
  return { locale: isEnglish(locale) ? safeLocale(locale) : 'en', messages: undefined }
}
