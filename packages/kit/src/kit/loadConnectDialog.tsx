import type { ReactElement } from 'react'
import { ConnectDialog, type ConnectDialogProps } from '../connect/views/ConnectDialog.tsx'
import { useSignInOffer } from '../sign-in/useSignInOffer.ts'
import type { WalletSource } from '../wallets/list/walletSource.ts'

/**
 * Loads the connect dialog and the configured wallets; rejects if either fails. While open, the
 * dialog prepares signing in with the same wallet prompt.
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
