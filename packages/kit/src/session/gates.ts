/** The kit's dialogs that a page can open. */
export type DialogId = 'connect' | 'account' | 'network'

/** The connection as the dialogs see it; 'unauthenticated' asks for the sign-in first (Spec §3). */
export type GateState = 'disconnected' | 'unauthenticated' | 'connected'

export interface GateInput {
  readonly state: GateState
  /** Whether the wallet's chain is one of the configured ones. */
  readonly chainSupported: boolean
}

/** Which dialog may open when (Spec §4). */
export function canOpen(dialog: DialogId, { chainSupported, state }: GateInput): boolean {
  switch (dialog) {
    case 'connect':
      return state !== 'connected'
    case 'account':
      return state === 'connected' && chainSupported
    case 'network':
      return state === 'connected'
  }
}

/**
 * What stays open when the connection changes: all dialogs close on connect and on disconnect, but
 * the connect dialog stays while the state is unauthenticated (Spec §4). A dialog that may no longer
 * be open closes too.
 */
export function dialogAfter(
  dialog: DialogId | undefined,
  before: GateInput,
  after: GateInput,
): DialogId | undefined {
  if (dialog === undefined || !canOpen(dialog, after)) return undefined
  if (before.state === after.state) return dialog
  return dialog === 'connect' && after.state === 'unauthenticated' ? dialog : undefined
}
