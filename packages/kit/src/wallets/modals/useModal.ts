import { useCallback, useMemo } from 'react'
import { canOpenModal, type DialogId } from './canOpenModal.ts'
import { type ConnectStart, type ModalStart, useModals } from './ModalsContext.ts'

/** The result of `use…Modal`, which opens and closes one of the kit's dialogs. */
export interface UseModalReturnType {
  /** Whether this dialog is open. */
  readonly isOpen: boolean
  /** Whether `open` would open the dialog now. */
  readonly canOpenModal: boolean
  /** Opens the dialog; does nothing while it cannot open. */
  open(): void
  /** Closes the dialog; does nothing while another one is open. */
  close(): void
  /**
   * Loads the dialog, and draws that of the wallets or networks unseen, so that `open` only has to
   * show it. Call it when the pointer or the keyboard reaches your button.
   */
  prepare(): void
}

function useModal(caller: string, dialog: DialogId, start?: ModalStart): UseModalReturnType {
  const { close, conditions, open, openDialog, prepare } = useModals(caller)
  const isOpen = openDialog === dialog
  const allowed = canOpenModal(dialog, conditions)
  const openThis = useCallback(() => open(dialog, start), [dialog, open, start])
  const closeThis = useCallback(() => close(dialog), [close, dialog])
  const prepareThis = useCallback(() => prepare(dialog), [dialog, prepare])
  return useMemo(
    () => ({
      isOpen,
      canOpenModal: allowed,
      open: openThis,
      close: closeThis,
      prepare: prepareThis,
    }),
    [allowed, closeThis, isOpen, openThis, prepareThis],
  )
}

/**
 * The dialog 'Connect a Wallet'; it opens while disconnected or unauthenticated.
 *
 * @param start Where to open: at a step such as 'GET', or at a wallet, `{ walletId: 'rabby' }`.
 * Default: the list of wallets.
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useConnectModal(start?: ConnectStart): UseModalReturnType {
  return useModal('useConnectModal', 'connect', start)
}

/**
 * The same dialog, opened at 'What is a Wallet?'.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useLearnModal(): UseModalReturnType {
  return useModal('useLearnModal', 'connect', 'LEARN_COMPACT')
}

/**
 * The account dialog; it opens while connected on a supported chain.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useAccountModal(): UseModalReturnType {
  return useModal('useAccountModal', 'account')
}

/**
 * The same dialog, opened at the QR code of the account's address.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useReceiveModal(): UseModalReturnType {
  return useModal('useReceiveModal', 'account', 'RECEIVE')
}

/**
 * The dialog 'Switch Networks'; it opens while connected.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useChainModal(): UseModalReturnType {
  return useModal('useChainModal', 'chain')
}
