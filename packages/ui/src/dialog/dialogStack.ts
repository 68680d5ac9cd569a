import { createListeners } from '../utils/createObservable.ts'

/** An open dialog in the stack. */
export interface StackedDialog {
  /** The native dialog. */
  readonly element: HTMLDialogElement
  /** Closes the element and shows it again, modal or not. Restores focus when modal. */
  reopen(modal: boolean): void
}

/** The open dialogs of a page, oldest first. Toasts and live regions render into the topmost. */
export interface DialogStack {
  /** Adds a dialog on top. Returns a function that removes it from any position. */
  push(dialog: StackedDialog): () => void
  /** Returns the topmost dialog, or `null` if none is open. */
  top(): HTMLDialogElement | null
  /** Calls `listener` when dialogs are added or removed. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Returns true while a `yieldTopLayer` call is active. */
  yielding(): boolean
  /**
   * Takes every open dialog out of the top layer, so that a wallet's overlay on the page is visible
   * and usable. Returns a release function; the dialogs return once all callers have released.
   */
  yieldTopLayer(): () => void
}

/** Creates an empty stack. */
export function createDialogStack(): DialogStack {
  const listeners = createListeners()
  let dialogs: readonly StackedDialog[] = []
  let yields = 0

  // Yields from the top down and resumes from the bottom up, which keeps the order.
  const yieldDialogs = () => {
    for (const dialog of dialogs.toReversed()) dialog.reopen(false)
  }
  const comeBack = () => {
    for (const dialog of dialogs) dialog.reopen(true)
  }

  return {
    push(dialog) {
      dialogs = [...dialogs, dialog]
      listeners.notify()
      return () => {
        if (!dialogs.includes(dialog)) return
        dialogs = dialogs.filter((other) => other !== dialog)
        listeners.notify()
      }
    },
    top: () => dialogs.at(-1)?.element ?? null,
    subscribe: listeners.subscribe,
    yielding: () => yields > 0,
    yieldTopLayer() {
      yields += 1
      if (yields === 1) yieldDialogs()
      let held = true
      return () => {
        if (!held) return
        held = false
        yields -= 1
        if (yields === 0) comeBack()
      }
    },
  }
}
