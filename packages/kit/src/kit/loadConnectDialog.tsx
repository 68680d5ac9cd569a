import type { ReactElement } from 'react'
import { ConnectDialog, type ConnectDialogProps } from '../connect/views/ConnectDialog.tsx'
import { useSignInOffer } from '../sign-in/useSignInOffer.ts'
import type { WalletSource } from '../wallets/list/walletSource.ts'

/**
 * Loads the connect dialog together with the configured wallets; a failure of either is reported
 * the same way. While the dialog is open, signing in with the same prompt is prepared.
 */
export async function loadConnectDialog(
  source: WalletSource,
  loadSignInDialog: () => Promise<unknown>,
) {
  const wallets = await source.load()
  return {
    default: function KitConnectDialog(props: Omit<ConnectDialogProps, 'wallets'>): ReactElement {
      useSignInOffer(props.open, loadSignInDialog)
      return <ConnectDialog {...props} wallets={wallets} />
    },
  }
}
