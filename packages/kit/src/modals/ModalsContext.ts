import { createContext, useContext } from 'react'
import type { FirstStep } from '../connect/steps/steps.ts'
import { ConfigNotFoundError } from '../errors/config.ts'
import type { DialogId, ModalConditions } from './canOpenModal.ts'

export interface Modals {
  readonly openDialog: DialogId | undefined
  readonly conditions: ModalConditions
  open(dialog: DialogId, step?: FirstStep | undefined): void
  close(): void
  /**
   * Whether the account button, which comes a moment after connecting, shall take the focus of the
   * dialog that is gone. True once.
   */
  claimFocus(): boolean
  /** Fetches a dialog's code on the first sign that it will be wanted. */
  preload(dialog: DialogId): void
}

export const ModalsContext = createContext<Modals | undefined>(undefined)

export function useModals(): Modals {
  const modals = useContext(ModalsContext)
  if (!modals) throw new ConfigNotFoundError({ user: 'useModals' })
  return modals
}
