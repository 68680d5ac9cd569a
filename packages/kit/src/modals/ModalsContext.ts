import { createContext, useContext } from 'react'
import type { ConnectStart } from '../connect/steps/steps.ts'
import { ConfigNotFoundError } from '../errors/config.ts'
import type { DialogId, ModalConditions } from './canOpenModal.ts'

export interface Modals {
  /** Tells these dialogs from those of the kit's other providers on the page. */
  readonly id: symbol
  readonly openDialog: DialogId | undefined
  readonly conditions: ModalConditions
  /** `start`: where 'Connect a Wallet' opens. Default: the list of wallets. */
  open(dialog: DialogId, start?: ConnectStart | undefined): void
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
