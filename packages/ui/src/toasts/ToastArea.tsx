import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import { TopLayerPortal } from '../dialog/TopLayerPortal.tsx'
import { useUi } from '../UiContext.ts'
import { ToastTray } from './ToastTray.tsx'

/** Durations in ms: of the exit animation, and of each type without pauses. */
const settings = {
  removeDelay: 200,
  blank: { duration: 4_000 },
  error: { duration: 4_000 },
  custom: { duration: 4_000 },
  success: { duration: 2_000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

/** Renders the toasts and announces them. Render it once per page, below the UiProvider. */
export function ToastArea(): ReactElement {
  const { toasts, handlers } = useToaster(settings)
  const { announcer, stack } = useUi('ToastArea')
  const hasToasts = toasts.length > 0
  const isOverDialog = useSyncExternalStore(
    stack.subscribe,
    // Without toasts, a dialog that opens needs no other commit.
    () => hasToasts && stack.top() !== null,
    () => false,
  )
  const farSide = useFarSide(hasToasts)
  return (
    <TopLayerPortal raised={true}>
      {hasToasts && (
        <ToastTray
          toasts={toasts}
          // On phones, dialogs are sheets at the bottom.
          side={isOverDialog ? 'top' : farSide}
          announce={announcer.announce}
          startPause={handlers.startPause}
          endPause={handlers.endPause}
        />
      )}
    </TopLayerPortal>
  )
}

/**
 * The half of the window that the last press was not in; it stays while toasts are shown. Without a
 * press, it is the bottom, where no header is.
 */
function useFarSide(hasToasts: boolean): 'top' | 'bottom' {
  const pressed = useRef<'top' | 'bottom'>('bottom')
  const [side, setSide] = useState<'top' | 'bottom'>('bottom')
  const [had, setHad] = useState(hasToasts)
  if (had !== hasToasts) {
    setHad(hasToasts)
    if (hasToasts) setSide(pressed.current)
  }
  useEffect(() => {
    const onPress = ({ clientY }: PointerEvent) => {
      pressed.current = clientY < window.innerHeight / 2 ? 'bottom' : 'top'
    }
    window.addEventListener('pointerdown', onPress, { capture: true })
    return () => window.removeEventListener('pointerdown', onPress, { capture: true })
  }, [])
  return side
}
