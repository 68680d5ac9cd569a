import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { en } from './en.ts'

export type AppText = Translator<typeof en>

/** The texts of the layout: `const t = useAppText(); t('nav.home')`. */
export function useAppText(): AppText {
  return useTextOf(en)
}
