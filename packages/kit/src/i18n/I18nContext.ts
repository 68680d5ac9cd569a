import { createContext } from 'react'
import { createTranslator } from './createTranslator.ts'
import { en } from './en.ts'
import type { AnyMessages, Translator } from './messages.ts'

export interface I18n {
  /** Language of the texts that are shown: 'en' until another one has arrived. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly t: Translator<typeof en>
  /** The translation, for the catalogues of parts that are loaded later. Undefined: English. */
  readonly messages: AnyMessages | undefined
}

/** English without any provider, so that a single component works alone. */
export const I18nContext = createContext<I18n>({
  locale: 'en',
  dir: 'ltr',
  t: createTranslator(en, 'en'),
  messages: undefined,
})
