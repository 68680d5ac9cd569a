import type { DialogStack } from './dialogStack.ts'
import { exitMotion } from './exitMotion.ts'
import { focusedElement, focusTitle, tryFocus } from './focusIn.ts'
import { watchOutsidePress } from './outsidePress.ts'
import type { ScrollLock } from './scrollLock.ts'
import { watchSwipeDown } from './watchSwipeDown.ts'
import { wrapTab } from './wrapTab.ts'

export interface DialogControllerOptions {
  readonly stack: DialogStack
  readonly scrollLock: ScrollLock
  titleId(): string
  /** The visitor (Escape, a press on the scrim) or the browser wants the dialog closed. */
  requestClose(): void
  /** Where focus goes when the element that opened the dialog is gone. */
  returnFocusTo(): HTMLElement | null
  /** The dialog is closed and its exit motion has ended. */
  onClosed(): void
}

/** Drives one native `<dialog>`; the owner says when it is open. */
export interface DialogController {
  open(): void
  /** Plays the exit motion and then closes. `open()` in between cancels that. */
  close(): void
  /** Closes at once and lets go of everything; `open()` may follow. */
  destroy(): void
}

export function createDialogController(
  element: HTMLDialogElement,
  options: DialogControllerOptions,
): DialogController {
  let release: (() => void) | undefined
  let opener: HTMLElement | null = null
  let focusedBefore: HTMLElement | null = null
  let closing: object | undefined

  const show = (modal: boolean) => {
    if (element.open) return
    if (modal) element.showModal()
    else element.show()
  }

  const reopen = (modal: boolean) => {
    if (!modal) {
      const focused = focusedElement(element.ownerDocument)
      focusedBefore = focused && element.contains(focused) ? focused : null
    }
    // The entrance has been seen already.
    element.dataset.reopened = ''
    element.close()
    show(modal)
    if (modal && !tryFocus(focusedBefore)) focusTitle(element, options.titleId())
  }

  const ask = () => {
    if (!closing) options.requestClose()
  }

  const onCancel = (event: Event) => {
    if (event.target !== element) return
    event.preventDefault()
    ask()
  }

  // A browser may close past `preventDefault`; the owner has to hear of that as well.
  const onClose = (event: Event) => {
    if (event.target === element && !element.open && release) ask()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (options.stack.top() === element && element.matches(':modal')) wrapTab(element, event)
  }

  const finish = () => {
    if (!release) return
    const focused = focusedElement(element.ownerDocument)
    const ownsFocus = !focused || element.contains(focused)
    const done = release
    release = undefined
    closing = undefined
    element.close()
    delete element.dataset.closing
    delete element.dataset.reopened
    done()
    if (ownsFocus && !tryFocus(opener)) tryFocus(options.returnFocusTo())
    opener = null
  }

  return {
    open() {
      closing = undefined
      delete element.dataset.closing
      if (release) return
      opener = focusedElement(element.ownerDocument)
      const stopPress = watchOutsidePress(element, ask)
      const stopSwipe = watchSwipeDown(element, ask)
      element.addEventListener('cancel', onCancel)
      element.addEventListener('close', onClose)
      element.addEventListener('keydown', onKeyDown)
      const unlock = options.scrollLock.acquire(element.ownerDocument)
      show(!options.stack.yielding())
      const leave = options.stack.push({ element, reopen })
      focusTitle(element, options.titleId())
      release = () => {
        stopPress()
        stopSwipe()
        element.removeEventListener('cancel', onCancel)
        element.removeEventListener('close', onClose)
        element.removeEventListener('keydown', onKeyDown)
        unlock()
        leave()
      }
    },
    close() {
      if (!release || closing) return
      const attempt = {}
      closing = attempt
      element.dataset.closing = ''
      void exitMotion(element).then(() => {
        if (closing !== attempt) return
        finish()
        options.onClosed()
      })
    },
    destroy: finish,
  }
}
