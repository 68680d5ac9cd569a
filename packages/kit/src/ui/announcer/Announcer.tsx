import type { ReactElement } from 'react'
import { TopLayerPortal } from '../dialog/TopLayerPortal.tsx'
import { useUi } from '../UiContext.ts'
import { LiveRegions } from './LiveRegions.tsx'

/**
 * Renders the page's live regions into the topmost dialog: screen readers ignore everything outside
 * a modal dialog.
 */
export function Announcer(): ReactElement {
  const { announcer } = useUi()
  return (
    <TopLayerPortal>
      <LiveRegions announcer={announcer} />
    </TopLayerPortal>
  )
}
