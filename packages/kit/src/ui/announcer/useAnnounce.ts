import { useUi } from '../UiContext.ts'
import type { Announcer } from './createAnnouncer.ts'

/** `announce(text, kind?)`: says a text to people who do not see the page, politely by default. */
export function useAnnounce(): Announcer['announce'] {
  return useUi().announcer.announce
}
