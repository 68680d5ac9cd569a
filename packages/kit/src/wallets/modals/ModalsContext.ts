import { ConfigNotFoundError } from '@foyer/ui/errors/config.ts'
import { createContext, useContext } from 'react'
import type { DialogId, ModalConditions } from './canOpenModal.ts'

/**
 * Steps of the connect dialog. In the wide layout the list stays beside every
 * step, and NONE shows 'What is a Wallet?'.
 */
export type ConnectStep =
  | 'NONE'
  | 'LEARN_COMPACT'
  | 'GET'
  | 'CONNECT'
  | 'DOWNLOAD_OPTIONS'
  | 'DOWNLOAD'
  | 'INSTRUCTIONS_MOBILE'
  | 'INSTRUCTIONS_EXTENSION'

/** The steps without a wallet, at which the dialog can open. */
export type FirstStep = Extract<ConnectStep, 'NONE' | 'LEARN_COMPACT' | 'GET'>

/**
 * The first step of the dialog: one of these, or that of a wallet in the list. `walletId` is a
 * definition's id or an announced rdns.
 */
export type ConnectStart = FirstStep | { readonly walletId: string }

/** Where a dialog opens; the account dialog at the QR code of the account's address. */
export type ModalStart = ConnectStart | 'RECEIVE'

export interface Modals {
  /** Tells these dialogs from those of the kit's other providers on the page. */
  readonly id: symbol
  readonly openDialog: DialogId | undefined
  readonly conditions: ModalConditions
  /** `start`: where the dialog opens. Default: the list of wallets, the account. */
  open(dialog: DialogId, start?: ModalStart | undefined): void
  /** Closes the dialog if it is the one that is open. */
  close(dialog: DialogId): void
  /**
   * Prepares a dialog that the visitor is about to open, for example when its button is hovered:
   * loads its code, and draws the connect and the chain dialog without showing them.
   */
  prepare(dialog: DialogId): void
}

export const ModalsContext = createContext<Modals | undefined>(undefined)

/**
 * @param caller the hook or component that the error names.
 * @throws ConfigNotFoundError outside a `<KitProvider>`.
 */
export function useModals(caller: string): Modals {
  const modals = useContext(ModalsContext)
  if (!modals) throw new ConfigNotFoundError({ caller })
  return modals
}
