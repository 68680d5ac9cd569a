/** The kit's dialogs that a page can open. */
export type DialogId = 'connect' | 'account' | 'chain' | 'signIn'

/** The connection as the dialogs see it; 'unauthenticated' must sign in first. */
export type ModalConnectionState = 'disconnected' | 'unauthenticated' | 'connected'

export interface ModalConditions {
  readonly state: ModalConnectionState
  /** Whether the wallet's chain is one of the configured ones. */
  readonly chainSupported: boolean
  /**
   * A wallet is connected whose account has not signed in, and the kit has a sign-in. Default
   * false.
   */
  readonly canSignIn?: boolean | undefined
}

/** Whether a dialog may open now. */
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
 * The dialog that stays open when the connection changes. All dialogs close on connect and on
 * disconnect, except that the connect dialog stays open for a sign-in. A dialog that may no longer
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
 * The dialog to draw: while the state is 'unauthenticated', the sign-in dialog takes the place of
 * the connect dialog.
 */
export function drawnDialog(
  dialog: DialogId | undefined,
  conditions: ModalConditions,
): DialogId | undefined {
  return dialog === 'connect' && conditions.state === 'unauthenticated' ? 'signIn' : dialog
}
