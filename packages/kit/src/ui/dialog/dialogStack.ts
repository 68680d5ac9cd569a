import { createListeners } from '../../utils/createListeners.ts'

/** One open dialog, as the stack sees it. */
export interface StackedDialog {
  readonly element: HTMLDialogElement
  /** Shows the closed element again, modal or not, keeping what was focused in it. */
  reopen(modal: boolean): void
}

/** The open dialogs of one page, oldest first. Toasts and live regions follow its top. */
export interface DialogStack {
  /** Adds a dialog on top; the returned function takes it off again, wherever it is by then. */
  push(dialog: StackedDialog): () => void
  /** The element of the topmost dialog, `null` while none is open. */
  top(): HTMLDialogElement | null
  subscribe(listener: () => void): () => void
  /** True while somebody needs the page outside our dialogs to be usable. */
  yielding(): boolean
  /**
   * Takes every open dialog out of the top layer, so that an overlay which a wallet puts on the page
   * can be seen and pressed. The returned function puts them back once all callers have done so.
   */
  yieldTopLayer(): () => void
}

export function createDialogStack(): DialogStack {
  const listeners = createListeners()
  let dialogs: readonly StackedDialog[] = []
  let yields = 0

  // From the top down when giving way, from the bottom up when coming back: the order stays.
  const giveWay = () => {
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
      if (yields === 1) giveWay()
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
