import { createContext, useContext } from 'react'
import type { Announcer } from './announcer/createAnnouncer.ts'
import type { DialogStack } from './dialog/dialogStack.ts'
import type { ScrollLock } from './dialog/scrollLock.ts'
import { ConfigNotFoundError } from './errors/config.ts'

/** State shared by the primitives on a page. */
export interface Ui {
  /** The open dialogs. */
  readonly stack: DialogStack
  /** Stops the page from scrolling while a dialog is open. */
  readonly scrollLock: ScrollLock
  /** Announces texts to screen readers. */
  readonly announcer: Announcer
}

/** Holds the shared state; null outside a UiProvider. */
export const UiContext = createContext<Ui | null>(null)

/**
 * Returns the state shared by the primitives.
 *
 * @param caller the hook or component that the error names.
 * @throws ConfigNotFoundError outside a UiProvider, which `KitProvider` renders.
 */
export function useUi(caller: string): Ui {
  const ui = useContext(UiContext)
  if (!ui) throw new ConfigNotFoundError({ caller })
  return ui
}
