import type { AnyMessages } from '@foyer/ui/i18n/messages.ts'

/** The texts of the page, and the language they are in. */
export interface ShownLanguage {
  /** BCP 47 tag, with the visitor's region if known. */
  readonly locale: string
  /** Tag of the language that the texts are in: 'de' for the locale 'de-AT'. */
  readonly language: string
  /** Texts of the kit and of the shell. Undefined for English. */
  readonly messages: AnyMessages | undefined
}
