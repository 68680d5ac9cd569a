import { type ReactElement, useState } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import { createAnnouncer } from '../announcer/createAnnouncer.ts'
import { LiveRegions } from '../announcer/LiveRegions.tsx'
import { TopLayerPortal } from '../dialog/TopLayerPortal.tsx'
import { ToastTray } from './ToastTray.tsx'
import { toastDurations } from './toastDurations.ts'

/** Duration of a row's exit animation, in ms. */
const removeDelay = 200

const settings = {
  removeDelay,
  blank: { duration: toastDurations.blank },
  error: { duration: toastDurations.error },
  custom: { duration: toastDurations.custom },
  success: { duration: toastDurations.success },
  loading: { duration: toastDurations.loading },
}

/** Renders the toasts and their live regions. Render it once per page, below the UiProvider. */
export function ToastArea(): ReactElement {
  const { toasts, handlers } = useToaster(settings)
  const [announcer] = useState(createAnnouncer)
  return (
    <TopLayerPortal raised={true}>
      <LiveRegions announcer={announcer} />
      {toasts.length > 0 && (
        <ToastTray
          toasts={toasts}
          announce={announcer.announce}
          startPause={handlers.startPause}
          endPause={handlers.endPause}
        />
      )}
    </TopLayerPortal>
  )
}
