import type { ReactNode } from 'react'
import type { AccountDisplay } from '../account/accountDisplay.ts'
import type { ChainDisplay } from '../chain/chainDisplay.ts'
import type { ConnectionStatus } from '../connection/useConnectionState.ts'
import type { ModalConnectionState } from '../modals/canOpenModal.ts'

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
