/** The kit's dialogs that a page can open. */
export type DialogId = 'connect' | 'account' | 'chain' | 'signIn'

/** The connection as the dialogs see it; 'unauthenticated' asks for the sign-in first (Spec §3). */
export type ModalConnectionState = 'disconnected' | 'unauthenticated' | 'connected'

export interface ModalConditions {
  readonly state: ModalConnectionState
  /** Whether the wallet's chain is one of the configured ones. */
  readonly chainSupported: boolean
  /** A wallet is connected whose account has not proved to be the visitor's, and could. */
  readonly canSignIn?: boolean | undefined
}

/** Which dialog may open when (Spec §4). */
export function canOpenModal(dialog: DialogId, conditions: ModalConditions): boolean {
  const { canSignIn = false, chainSupported, state } = conditions
  switch (dialog) {
    case 'connect':
      return state !== 'connected'
    case 'account':
      return state === 'connected' && chainSupported
    case 'chain':
      return state === 'connected'
    case 'signIn':
      return canSignIn
  }
}

/**
 * What stays open when the connection changes: all dialogs close on connect and on disconnect, but
 * the connect dialog stays while the state is unauthenticated (Spec §4). A dialog that may no longer
 * be open closes too.
 */
export function dialogAfter(
  dialog: DialogId | undefined,
  before: ModalConditions,
  after: ModalConditions,
): DialogId | undefined {
  if (dialog === undefined || !canOpenModal(dialog, after)) return undefined
  if (before.state === after.state) return dialog
  return dialog === 'connect' && after.state === 'unauthenticated' ? dialog : undefined
}

/**
 * The dialog that is drawn: while the state is unauthenticated, the connect dialog is the one that
 * asks for the signature (Spec §2, §4).
 */
export function drawnDialog(
  dialog: DialogId | undefined,
  conditions: ModalConditions,
): DialogId | undefined {
  return dialog === 'connect' && conditions.state === 'unauthenticated' ? 'signIn' : dialog
}
