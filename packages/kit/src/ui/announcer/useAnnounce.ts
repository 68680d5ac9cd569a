import { useUi } from '../UiContext.ts'
import type { Announcer } from './createAnnouncer.ts'

/**
 * Returns `announce(text, kind?)`, which announces a text to screen readers; `polite` by default.
 */
export function useAnnounce(): Announcer['announce'] {
  return useUi().announcer.announce
}
