import type { ReactElement } from 'react'
import { TopLayerPortal } from '../dialog/TopLayerPortal.tsx'
import { useUi } from '../UiContext.ts'
import { LiveRegions } from './LiveRegions.tsx'

/** The page's live regions, kept where assistive technology can see them: in the topmost dialog. */
export function Announcer(): ReactElement {
  const { announcer } = useUi()
  return (
    <TopLayerPortal>
      <LiveRegions announcer={announcer} />
    </TopLayerPortal>
  )
}
