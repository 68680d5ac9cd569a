import { followSmallRem } from '@foyer/ui/followSmallRem.ts'
import { whenIdle } from '@foyer/ui/utils/whenIdle.ts'
import { type ReactElement, useEffect } from 'react'
import { ConnectDialog, type ConnectDialogProps } from '../connect/views/ConnectDialog.tsx'
import { preloadSteps } from '../connect/views/StepPane.tsx'
import { useSignInOffer } from '../sign-in/useSignInOffer.ts'
import type { WalletGroupDefinition } from '../wallets/walletDefinition.ts'

/**
 * The connect dialog with the configured wallets. While open, it loads the next steps and prepares
 * signing in with the same wallet prompt.
 */
export function connectDialogFor(
  wallets: readonly WalletGroupDefinition[],
  loadSignInDialog: () => Promise<unknown>,
) {
  followSmallRem()
  return function KitConnectDialog(props: Omit<ConnectDialogProps, 'wallets'>): ReactElement {
    useEffect(() => (props.open ? whenIdle(preloadSteps) : undefined), [props.open])
    useSignInOffer(props.open, loadSignInDialog)
    return <ConnectDialog {...props} wallets={wallets} />
  }
}
