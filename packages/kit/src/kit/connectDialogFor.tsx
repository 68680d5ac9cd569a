import { followSmallRem } from '@foyer/ui/followSmallRem.ts'
import { whenIdle } from '@foyer/ui/utils/whenIdle.ts'
import { type ReactElement, useEffect } from 'react'
import { useKit } from '../chains/config/useKit.ts'
import { ConnectDialog, type ConnectDialogProps } from '../connect/views/ConnectDialog.tsx'
import { preloadSteps } from '../connect/views/StepPane.tsx'
import { signInStore } from '../sign-in/signInStore.ts'
import type { WalletGroupDefinition } from '../wallets/walletDefinition.ts'

/**
 * The connect dialog with the configured wallets. While open, it loads the next steps, and the
 * sign-in dialog if that comes next.
 */
export function connectDialogFor(
  wallets: readonly WalletGroupDefinition[],
  loadSignInDialog: () => Promise<unknown>,
) {
  followSmallRem()
  return function KitConnectDialog(props: Omit<ConnectDialogProps, 'wallets'>): ReactElement {
    useEffect(() => (props.open ? whenIdle(preloadSteps) : undefined), [props.open])
    const { get, signInMode } = useKit('ConnectDialog')
    useEffect(() => {
      const isNext = signInMode === 'required' || get(signInStore)?.asked.get() !== undefined
      // If this fails, the dialog loads it again and shows the error.
      if (props.open && isNext) loadSignInDialog().catch(() => undefined)
    }, [get, props.open, signInMode])
    return <ConnectDialog {...props} wallets={wallets} />
  }
}
