import { type Translator, useTextOf } from '@foyer/kit'
import { en } from './en.ts'

export type AppText = Translator<typeof en>

/** The texts of the layout: `const t = useAppText(); t('nav.home')`. */
export function useAppText(): AppText {
  return useTextOf(en)
}
