import { type ReactElement, useSyncExternalStore } from 'react'
import { TopLayerPortal } from '../dialog/TopLayerPortal.tsx'
import { type Ui, useUi } from '../UiContext.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/**
 * Renders the page's two live regions, empty at first, into the topmost dialog: screen readers
 * ignore everything outside a modal dialog.
 */
export function Announcer(): ReactElement {
  const { announcer } = useUi('Announcer')
  const { polite, assertive } = useSyncExternalStore(
    announcer.subscribe,
    announcer.get,
    announcer.get,
  )
  return (
    <TopLayerPortal>
      <VisuallyHidden as="div">
        <div role="status" aria-live="polite">
          {polite}
        </div>
        <div role="alert" aria-live="assertive">
          {assertive}
        </div>
      </VisuallyHidden>
    </TopLayerPortal>
  )
}

/**
 * Returns `announce(text, kind?)`, which announces a text to screen readers; `polite` by default.
 * `announce` returns a function that withdraws the text if it still waits for its turn, such as a
 * progress that has ended.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useAnnounce(): Ui['announcer']['announce'] {
  return useUi('useAnnounce').announcer.announce
}
