import { lazy, Suspense, useState } from 'react'
import { type ConnectionStatus, useConnectionState } from '../connection/useConnectionState.ts'
import { type Modals, useModals } from '../modals/ModalsContext.ts'
import { LoadBoundary } from '../ui/load/LoadBoundary.tsx'
import { LoadFailure } from '../ui/load/LoadFailure.tsx'
import type {
  ConnectButtonCustomProps,
  ConnectButtonRenderProps,
} from './ConnectButtonRenderProps.ts'

// The displays bring names, balances and their queries, which nobody needs before connecting.
const lazyDisplays = () =>
  lazy(async () => ({ default: (await import('./CustomDisplays.tsx')).CustomDisplays }))

/** A header control drawn by the page itself, from the kit's states, displays and open functions. */
export function ConnectButtonCustom({ children }: ConnectButtonCustomProps) {
  const modals = useModals()
  const { status } = useConnectionState()
  const [CustomDisplays, setDisplays] = useState(lazyDisplays)
  const props = renderProps(modals, status)
  if (status !== 'connected') return children(props)
  return (
    <LoadBoundary
      onRetry={() => setDisplays(lazyDisplays)}
      fallback={(retry) => <LoadFailure onRetry={retry} />}
    >
      <Suspense fallback={children({ ...props, status: 'reconnecting' })}>
        <CustomDisplays {...props}>{children}</CustomDisplays>
      </Suspense>
    </LoadBoundary>
  )
}

function renderProps(modals: Modals, status: ConnectionStatus): ConnectButtonRenderProps {
  const { conditions, open, openDialog } = modals
  return {
    account: undefined,
    chain: undefined,
    status,
    connectionState: conditions.state,
    connectModalOpen: openDialog === 'connect',
    accountModalOpen: openDialog === 'account',
    chainModalOpen: openDialog === 'chain',
    openConnectModal: () => open('connect'),
    openAccountModal: () => open('account'),
    openChainModal: () => open('chain'),
  }
}
