import { type ReactElement, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { Announcer } from './createAnnouncer.ts'

/** Renders the two live regions of an announcer. Both exist, empty, from the first render. */
export function LiveRegions({ announcer }: { announcer: Announcer }): ReactElement {
  const { polite, assertive } = useSyncExternalStore(
    announcer.subscribe,
    announcer.get,
    announcer.get,
  )
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite">
        {polite}
      </div>
      <div role="alert" aria-live="assertive">
        {assertive}
      </div>
    </VisuallyHidden>
  )
}
