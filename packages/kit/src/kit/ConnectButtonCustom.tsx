import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AccountDisplay } from '../account/accountDisplay.ts'
import type { ChainDisplay } from '../chain/chainDisplay.ts'
import { type ConnectionStatus, useConnectionState } from '../connection/useConnectionState.ts'
import type { ModalConnectionState } from '../modals/canOpenModal.ts'
import { type Modals, useModals } from '../modals/ModalsContext.ts'
import { LoadBoundary } from '../ui/load/LoadBoundary.tsx'
import { LoadFailure } from '../ui/load/LoadFailure.tsx'

/** What a header control of the page's own is drawn from. */
export interface ConnectButtonRenderProps {
  /** Undefined while nobody is connected. */
  readonly account: AccountDisplay | undefined
  readonly chain: ChainDisplay | undefined
  /** The connection as it stands; 'reconnecting' also while the displays are fetched. */
  readonly status: ConnectionStatus
  /** What decides which dialog may open (Spec §4). */
  readonly connectionState: ModalConnectionState
  readonly connectModalOpen: boolean
  readonly accountModalOpen: boolean
  readonly chainModalOpen: boolean
  /** Opens the dialog; does nothing where it may not open. */
  openConnectModal(): void
  openAccountModal(): void
  openChainModal(): void
}

export interface ConnectButtonCustomProps {
  readonly children: (props: ConnectButtonRenderProps) => ReactNode
}

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
