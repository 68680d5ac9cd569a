import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { pagesEn } from './pagesEn.ts'

export type PageText = Translator<typeof pagesEn>

/**
 * The texts of the pages. Imported by pages only, which keeps their texts out of the first script.
 */
export function usePageText(): PageText {
  return useTextOf(pagesEn)
}
