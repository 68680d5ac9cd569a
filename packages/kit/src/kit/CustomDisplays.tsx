import type { ReactNode } from 'react'
import { type AccountDisplay, accountDisplay } from '../account/accountDisplay.ts'
import { type ChainDisplay, chainDisplay } from '../account/chain/chainDisplay.ts'
import { useBalanceView } from '../account/useBalanceView.ts'
import { useHasPendingTransactions } from '../transactions/store/useTransactions.ts'
import {
  type ConnectionStatus,
  useConnectionState,
} from '../wallets/connection/useConnectionState.ts'
import { useProfile } from '../wallets/connection/useProfile.ts'
import type { ModalConnectionState } from '../wallets/modals/canOpenModal.ts'

/** What `ConnectButton.Custom` passes to its render function. */
export interface ConnectButtonRenderProps {
  /** Undefined unless `status` is 'connected'. */
  readonly account: AccountDisplay | undefined
  /** Undefined unless `status` is 'connected'. */
  readonly chain: ChainDisplay | undefined
  /** The connection's status; 'reconnecting' also while the displays are loading. */
  readonly status: ConnectionStatus
  /** The conditions that decide which dialogs may open. */
  readonly connectionState: ModalConnectionState
  /** Whether 'Connect a Wallet' is open. */
  readonly connectModalOpen: boolean
  /** Whether the account dialog is open. */
  readonly accountModalOpen: boolean
  /** Whether 'Switch Networks' is open. */
  readonly chainModalOpen: boolean
  /** Opens 'Connect a Wallet'; does nothing while connected. */
  openConnectModal(): void
  /** Opens the account dialog; does nothing unless connected on a configured chain. */
  openAccountModal(): void
  /** Opens 'Switch Networks'; does nothing unless connected. */
  openChainModal(): void
}

/** Props of `ConnectButton.Custom`. */
export interface ConnectButtonCustomProps {
  readonly children: (props: ConnectButtonRenderProps) => ReactNode
}

/** Adds the account and chain displays to the render props. */
export function CustomDisplays({
  children,
  ...props
}: ConnectButtonRenderProps & ConnectButtonCustomProps): ReactNode {
  const account = useAccountDisplay()
  const chain = chainDisplay(useConnectionState())
  return children({ ...props, account, chain })
}

function useAccountDisplay(): AccountDisplay | undefined {
  const { address, chain } = useConnectionState()
  const profile = useProfile()
  const balance = useBalanceView('compact')
  const hasPendingTransactions = useHasPendingTransactions()
  if (!address) return undefined
  return accountDisplay({ address, chain, profile, balance, hasPendingTransactions })
}
