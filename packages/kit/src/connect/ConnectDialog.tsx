import { useEffect, useId, useMemo, useReducer, useSyncExternalStore } from 'react'
import { useKit } from '../config/useKit.ts'
import { useText } from '../i18n/useText.ts'
import { useAnnounce } from '../ui/announcer/useAnnounce.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { rememberWallet } from '../wallets/rememberWallet.ts'
import { useWalletList } from '../wallets/useWalletList.ts'
import type { WalletRow } from '../wallets/walletRow.ts'
import { CompactConnect } from './CompactConnect.tsx'
import { createConnectAttempts } from './connectAttempt.ts'
import { type ConnectStep, firstStep, stepReducer } from './steps.ts'
import { useLayout } from './useLayout.ts'
import { WideConnect } from './WideConnect.tsx'

export interface ConnectDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Where to begin; a page may open the explanation at once. */
  readonly initialStep?: ConnectStep | undefined
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/** 'Connect a Wallet' (Spec §2). Draws the step machine and the attempt under way; decides nothing. */
export function ConnectDialog({ initialStep, onClose, open, returnFocusTo }: ConnectDialogProps) {
  const kit = useKit()
  const t = useText()
  const announce = useAnnounce()
  const layout = useLayout()
  const groups = useWalletList(layout === 'phone')
  const titleId = useId()
  const [state, send] = useReducer(stepReducer, firstStep)
  const attempts = useMemo(
    () => createConnectAttempts(kit.wagmi, (id) => rememberWallet(kit.recentWallets, id)),
    [kit],
  )
  const attempt = useSyncExternalStore(attempts.subscribe, attempts.getState, attempts.getState)

  useEffect(() => {
    if (open) send({ type: 'reset', step: initialStep })
    else attempts.abandon()
  }, [attempts, initialStep, open])

  const wallets = groups.flatMap((group) => group.wallets)
  const wallet = wallets.find(({ id }) => id === state.walletId)

  const view = {
    attempt,
    groups,
    titleId,
    wallet,
    step: state.step,
    canGoBack: state.history.length > 0,
    onBack() {
      attempts.abandon()
      send({ type: 'back' })
    },
    onClose,
    onGet() {
      attempts.abandon()
      send({ type: 'get' })
    },
    onLearn: () => send({ type: 'learn' }),
    onSelect(row: WalletRow) {
      if (!row.connector) return send({ type: 'get' })
      send({ type: 'select', walletId: row.id })
      announce(t('connect.connecting', { wallet: row.name }))
      void attempts.start(row.connector)
    },
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      titleId={titleId}
      size={layout === 'wide' ? 'wide' : 'compact'}
      returnFocusTo={returnFocusTo}
    >
      {layout === 'wide' ? <WideConnect {...view} /> : <CompactConnect {...view} layout={layout} />}
    </Dialog>
  )
}
