import { createContext, useContext } from 'react'
import type { Announcer } from './announcer/createAnnouncer.ts'
import type { DialogStack } from './dialog/dialogStack.ts'
import type { ScrollLock } from './dialog/scrollLock.ts'

/** What the primitives of one page share. */
export interface Ui {
  readonly stack: DialogStack
  readonly scrollLock: ScrollLock
  readonly announcer: Announcer
}

export const UiContext = createContext<Ui | null>(null)

/** @throws Error when no UiProvider stands above. */
export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new Error('This component needs a UiProvider (or the KitProvider) above it.')
  return ui
}
