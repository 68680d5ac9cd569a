import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AccountDisplay } from '../account/accountDisplay.ts'
import { type SessionStatus, useSession } from '../connectors/useSession.ts'
import type { ChainDisplay } from '../network/chainDisplay.ts'
import type { GateState } from './gates.ts'
import { LoadBoundary } from './LoadBoundary.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { type Modals, useModals } from './ModalsContext.ts'

/** What a header control of the page's own is drawn from. */
export interface ConnectButtonRenderProps {
  /** Undefined while nobody is connected. */
  readonly account: AccountDisplay | undefined
  readonly chain: ChainDisplay | undefined
  /** The connection as it stands; 'reconnecting' also while the displays are fetched. */
  readonly status: SessionStatus
  /** What decides which dialog may open (Spec §4). */
  readonly connectionState: GateState
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
  const { status } = useSession()
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

function renderProps(modals: Modals, status: SessionStatus): ConnectButtonRenderProps {
  const { gate, open, openDialog } = modals
  return {
    account: undefined,
    chain: undefined,
    status,
    connectionState: gate.state,
    connectModalOpen: openDialog === 'connect',
    accountModalOpen: openDialog === 'account',
    chainModalOpen: openDialog === 'network',
    openConnectModal: () => open('connect'),
    openAccountModal: () => open('account'),
    openChainModal: () => open('network'),
  }
}
