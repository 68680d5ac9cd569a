import { Dialog, type DialogProps } from '@foyer/ui/dialog/Dialog.tsx'
import { useId } from 'react'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { useFurtherWallets } from '../../wallets/list/useFurtherWallets.ts'
import { useWalletList } from '../../wallets/list/useWalletList.ts'
import type { ConnectStart } from '../../wallets/modals/ModalsContext.ts'
import type { WalletGroupDefinition } from '../../wallets/walletDefinition.ts'
import { useConnectDialog } from '../steps/useConnectDialog.ts'
import { useLayout } from '../steps/useLayout.ts'
import { CompactConnect } from './CompactConnect.tsx'
import { WideConnect } from './WideConnect.tsx'

export interface ConnectDialogProps
  extends Pick<DialogProps, 'onClose' | 'open' | 'prepared' | 'returnFocusTo'> {
  /** The configured wallets. */
  readonly wallets: readonly WalletGroupDefinition[]
  /** Where to open. Default: the list of wallets. */
  readonly start?: ConnectStart | undefined
}

/** 'Connect a Wallet'. Draws the state of `useConnectDialog`; decides nothing. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { onClose, open, prepared = false, returnFocusTo, start, wallets } = props
  const layout = useLayout()
  const further = useFurtherWallets(wallets)
  const groups = useWalletList(further.groups, {
    open: open || prepared,
    phone: layout === 'phone',
  })
  const isConnected = useConnectionState().status === 'connected'
  const titleId = useId()
  const view = useConnectDialog({
    groups,
    layout,
    onClose,
    onSearch: further.load,
    open,
    prepared,
    start,
    titleId,
  })
  return (
    <Dialog
      open={open}
      accepted={isConnected}
      prepared={prepared}
      onClose={onClose}
      titleId={titleId}
      size={layout === 'wide' ? 'wide' : 'compact'}
      returnFocusTo={returnFocusTo}
    >
      {layout === 'wide' ? <WideConnect {...view} /> : <CompactConnect {...view} />}
    </Dialog>
  )
}
