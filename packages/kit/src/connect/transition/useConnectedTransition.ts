import { useEffect, useLayoutEffect, useRef } from 'react'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'

type ConnectedMotion = typeof import('./playConnected.ts')

export interface ConnectedTransitionOptions {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Whether a wallet is being asked. Loads the motion's code. */
  readonly isAsking: boolean
  /** Id of the dialog's title. */
  readonly titleId: string
}

/** Plays the motion from the dialog into the account button when a connection closes the dialog. */
export function useConnectedTransition({
  isAsking,
  open,
  titleId,
}: ConnectedTransitionOptions): void {
  const isConnected = useConnectionState().status === 'connected'
  const wasOpen = useRef(open)
  const motion = useRef<ConnectedMotion>(undefined)

  useEffect(() => {
    if (!isAsking || motion.current) return
    import('./playConnected.ts').then(
      (loaded) => {
        motion.current = loaded
      },
      // The dialog then closes as usual.
      () => {},
    )
  }, [isAsking])

  useLayoutEffect(() => {
    const closes = wasOpen.current && !open
    wasOpen.current = open
    const dialog = document.getElementById(titleId)?.closest('dialog')
    if (!closes || !isConnected || !dialog) return
    const play = () => {
      if (!wasOpen.current) motion.current?.playConnected(dialog)
    }
    // After the frame that first shows the account has been painted, so as not to delay it.
    requestAnimationFrame(() => setTimeout(play))
  }, [isConnected, open, titleId])
}
