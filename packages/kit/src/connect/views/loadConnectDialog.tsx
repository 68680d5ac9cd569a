import type { ReactElement } from 'react'
import type { WalletSource } from '../../wallets/walletSource.ts'
import { ConnectDialog, type ConnectDialogProps } from './ConnectDialog.tsx'

/**
 * The dialog with the configured wallets, once they are there: while it is drawn it waits for nothing,
 * and wallets that do not arrive are told like a dialog that does not.
 */
export async function loadConnectDialog(source: WalletSource) {
  const wallets = await source.load()
  return {
    default: (props: Omit<ConnectDialogProps, 'wallets'>): ReactElement => (
      <ConnectDialog {...props} wallets={wallets} />
    ),
  }
}
