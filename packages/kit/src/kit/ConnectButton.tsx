import { lazy, Suspense, useEffect, useState } from 'react'
import { ConnectTrigger } from '../connect/views/ConnectTrigger.tsx'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { useModals } from '../modals/ModalsContext.ts'
import { LoadBoundary } from '../ui/load/LoadBoundary.tsx'
import { LoadFailure } from '../ui/load/LoadFailure.tsx'
import { ConnectButtonCustom } from './ConnectButtonCustom.tsx'
import type { ConnectedControlsProps } from './ConnectedControls.tsx'

export interface ConnectButtonProps extends ConnectedControlsProps {
  /** Default: the translated 'Connect Wallet'. */
  readonly label?: string | undefined
  /** Neutral while another control of the view holds the accent. */
  readonly quiet?: boolean | undefined
}

// Balance, name and their queries are needed by nobody who has not connected yet.
const loadControls = () => import('./ConnectedControls.tsx')
const lazyControls = () => lazy(async () => ({ default: (await loadControls()).ConnectedControls }))

/**
 * The header control (Spec §2): 'Connect Wallet', or chain selector and account button. Give it a
 * box whose own place does not depend on its contents, and nothing moves when it changes.
 */
export function ConnectButton({ label, quiet = false, ...shown }: ConnectButtonProps) {
  const { open, openDialog, preload } = useModals()
  const { status } = useConnectionState()
  const [ConnectedControls, setControls] = useState(lazyControls)

  const willConnect = status === 'reconnecting' || openDialog === 'connect'
  useEffect(() => {
    // A failed fetch shows when the controls are drawn; fetching ahead may fail silently.
    if (willConnect) loadControls().catch(() => undefined)
  }, [willConnect])

  const trigger = (reconnecting: boolean) => (
    <ConnectTrigger
      label={label}
      quiet={quiet}
      reconnecting={reconnecting}
      onIntent={() => preload('connect')}
      onOpen={() => open('connect')}
    />
  )
  if (status !== 'connected') return trigger(status === 'reconnecting')
  return (
    <LoadBoundary
      onRetry={() => setControls(lazyControls)}
      fallback={(retry) => <LoadFailure onRetry={retry} />}
    >
      <Suspense fallback={trigger(true)}>
        <ConnectedControls {...shown} />
      </Suspense>
    </LoadBoundary>
  )
}

/** A control of the page's own, drawn by a function from the kit's states and displays. */
ConnectButton.Custom = ConnectButtonCustom
