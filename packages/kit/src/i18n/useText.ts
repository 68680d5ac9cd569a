import { use } from 'react'
import type { en } from './en.ts'
import { I18nContext } from './I18nContext.ts'
import type { Translator } from './messages.ts'

/** The kit's texts in the visitor's language: `const t = useText(); t('connect.title')`. */
export function useText(): Translator<typeof en> {
  return use(I18nContext).t
}
