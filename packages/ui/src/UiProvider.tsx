import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Announcer } from './announcer/Announcer.tsx'
import { createAnnouncer } from './announcer/createAnnouncer.ts'
import { createDialogStack } from './dialog/dialogStack.ts'
import { createScrollLock } from './dialog/scrollLock.ts'
import { onYieldRequest } from './overlays/yieldTopLayer.ts'
import { type Ui, UiContext } from './UiContext.ts'

/** Provides the primitives' shared state (see `Ui`) and renders the live regions. */
export function UiProvider({ children }: { children: ReactNode }): ReactElement {
  const [ui] = useState<Ui>(() => ({
    stack: createDialogStack(),
    scrollLock: createScrollLock(),
    announcer: createAnnouncer(),
  }))
  // Connects `yieldTopLayer`, which works without React, to this provider's dialogs.
  useEffect(() => onYieldRequest(ui.stack.yieldTopLayer), [ui])
  return (
    <UiContext.Provider value={ui}>
      {children}
      <Announcer />
    </UiContext.Provider>
  )
}
