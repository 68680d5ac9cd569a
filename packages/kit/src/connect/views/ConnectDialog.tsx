import { useId } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useWalletList } from '../../wallets/list/useWalletList.ts'
import type { WalletGroupDefinition } from '../../wallets/walletDefinition.ts'
import type { FirstStep } from '../steps/steps.ts'
import { useLayout } from '../steps/useLayout.ts'
import { CompactConnect } from './CompactConnect.tsx'
import { useConnect } from './useConnect.ts'
import { WideConnect } from './WideConnect.tsx'

export interface ConnectDialogProps {
  /** The configured wallets. */
  readonly wallets: readonly WalletGroupDefinition[]
  readonly open: boolean
  readonly onClose: () => void
  /** The step to open at. Default: the list of wallets. */
  readonly initialStep?: FirstStep | undefined
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/** 'Connect a Wallet' (docs/spec-map.md §2). Draws the state of `useConnect`; decides nothing. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { initialStep, onClose, open, returnFocusTo, wallets } = props
  const layout = useLayout()
  const groups = useWalletList(wallets, { open, phone: layout === 'phone' })
  const titleId = useId()
  const view = useConnect({ groups, initialStep, layout, onClose, open, titleId })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      titleId={titleId}
      size={layout === 'wide' ? 'wide' : 'compact'}
      returnFocusTo={returnFocusTo}
    >
      {layout === 'wide' ? <WideConnect {...view} /> : <CompactConnect {...view} />}
    </Dialog>
  )
}
