import type { ReactElement } from 'react'
import { ConnectDialog, type ConnectDialogProps } from '../connect/views/ConnectDialog.tsx'
import { useSignInOffer } from '../sign-in/useSignInOffer.ts'
import type { WalletSource } from '../wallets/list/walletSource.ts'

/**
 * The connect dialog with the configured wallets, all of them loaded: while it is drawn it waits for nothing, and wallets that
 * fail to load are reported like a dialog that fails to load. While it is open, signing in with the same prompt is prepared.
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
