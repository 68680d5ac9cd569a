import type { DialogStack } from './dialogStack.ts'
import { ancestorsOf, focusedElement, focusFirst, focusTitle, tryFocus, wrapTab } from './focus.ts'
import { followKeyboard } from './followKeyboard.ts'
import { keepEventsFromHost } from './keepEventsFromHost.ts'
import { watchOutsidePress } from './outsidePress.ts'
import type { ScrollLock } from './scrollLock.ts'

/** Options of `createDialogController`. */
export interface DialogControllerOptions {
  /** The page's open dialogs. */
  readonly stack: DialogStack
  /** The page's scroll lock, held while the dialog is open. */
  readonly scrollLock: ScrollLock
  /** Returns the id of the title, which receives focus. */
  titleId(): string
  /** Called when Escape, the scrim, a swipe or the browser asks to close the dialog. */
  requestClose(): void
  /**
   * Returns the selector of the elements that may receive focus on close if the one that opened the
   * dialog was removed.
   */
  returnFocusTo(): string | undefined
  /** Called after `close()`, when the exit animation has ended. */
  onClosed(): void
}

/** Opens and closes a native `<dialog>`. */
export interface DialogController {
  /** Opens the dialog and focuses its title. */
  open(): void
  /**
   * Plays the exit animation, then closes. `open()` in the meantime cancels it. Reports a dialog
   * that isn't open as closed.
   */
  close(): void
  /** Closes at once and removes all listeners. `open()` works again afterwards. */
  destroy(): void
}

/** Creates the controller of a `<dialog>`: focus, scroll lock, close requests, exit animation. */
export function createDialogController(
  element: HTMLDialogElement,
  options: DialogControllerOptions,
): DialogController {
  const drag = loadDrag()
  let release: (() => void) | undefined
  let opener: HTMLElement | null = null
  let around: readonly ParentNode[] = []
  let focusedBefore: HTMLElement | null = null
  let closing: object | undefined

  const show = (modal: boolean) => {
    if (!element.open) element[modal ? 'showModal' : 'show']()
  }

  const reopen = (modal: boolean) => {
    if (!modal) {
      const focused = focusedElement(element.ownerDocument)
      focusedBefore = focused && element.contains(focused) ? focused : null
    }
    // Skips the entrance animation, which has already played.
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

  // A browser may close the dialog despite `preventDefault`; notify the owner.
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
    if (ownsFocus && !tryFocus(opener)) focusFirst(around, options.returnFocusTo())
    opener = null
    around = []
  }

  return {
    open() {
      const wasClosing = closing !== undefined
      closing = undefined
      delete element.dataset.closing
      if (wasClosing) focusTitle(element, options.titleId())
      if (release) return
      // A host's own dialog hides what was on the page before it, also a prepared dialog.
      for (const name of ['aria-hidden', 'inert']) element.parentElement?.removeAttribute(name)
      opener = focusedElement(element.ownerDocument)
      // Read now, since the opener may be removed in the meantime.
      around = opener ? ancestorsOf(opener) : [element.ownerDocument]
      const closed = new AbortController()
      const { signal } = closed
      watchOutsidePress(element, ask, { signal })
      let stopDrag: (() => void) | undefined
      void drag.then((code) => {
        if (!signal.aborted) stopDrag = code?.watchSheetDrag(element, ask)
      })
      const stopFollowing = followKeyboard(element)
      element.addEventListener('cancel', onCancel, { signal })
      element.addEventListener('close', onClose, { signal })
      element.addEventListener('keydown', onKeyDown, { signal })
      const showEvents = keepEventsFromHost(element, () => options.stack.top() === element)
      const unlock = options.scrollLock.acquire(element.ownerDocument)
      show(!options.stack.yielding())
      const leave = options.stack.push({ element, reopen })
      focusTitle(element, options.titleId())
      release = () => {
        closed.abort()
        stopDrag?.()
        showEvents()
        stopFollowing()
        unlock()
        leave()
      }
    },
    close() {
      // Destroyed during its exit animation, then created again for the same element.
      if (!release) return options.onClosed()
      if (closing) return
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

type DragCode = typeof import('./dragSheet.ts')

/**
 * Loads the code that lets a finger drag a sheet. Without it, a sheet can be closed in other ways.
 */
async function loadDrag(): Promise<DragCode | undefined> {
  if (!matchMedia('(any-pointer: coarse)').matches) return undefined
  return import('./dragSheet.ts').catch(() => undefined)
}

/** Maximum duration of a dialog's exit animation, in ms. */
const exitCap = 250

/** Resolves when the element's animations have ended, its scrim's with them, or after `exitCap`. */
async function exitMotion(element: HTMLElement): Promise<void> {
  const cap = new Promise((resolve) => setTimeout(resolve, exitCap))
  // In the next frame, which computes the styles anyway.
  const motion = new Promise(requestAnimationFrame).then(() =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  )
  await Promise.race([motion, cap])
}
