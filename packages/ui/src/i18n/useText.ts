import { useContext } from 'react'
import type { en } from './en.ts'
import { I18nContext } from './I18nContext.ts'
import type { Translator } from './messages.ts'

/** Returns the translator for the main catalogue: `const t = useText(); t('dialog.close')`. */
export function useText(): Translator<typeof en> {
  return useContext(I18nContext).t
}
