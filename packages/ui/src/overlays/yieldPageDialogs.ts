/**
 * Takes the modal dialogs of the page itself out of the top layer, where nothing else could be
 * used. They stay where they are, and hear of none of it. Returns a function that makes those that
 * are still open modal again.
 */
export function yieldPageDialogs(): () => void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  if (dialogs.length === 0) return () => {}
  const resumes = dialogs.map((dialog) => {
    const before = dialog.getAttribute('style')
    const { bottom, left, position, right, top } = getComputedStyle(dialog)
    reopen(dialog, () => dialog.show())
    Object.assign(dialog.style, { bottom, left, position, right, top, zIndex: '2147483646' })
    return () => {
      if (before === null) dialog.removeAttribute('style')
      else dialog.setAttribute('style', before)
      if (dialog.open && dialog.isConnected) reopen(dialog, () => dialog.showModal())
    }
  })
  return () => {
    for (const resume of resumes) resume()
  }
}

/** Closes and opens a dialog. Its listeners would take the close for the visitor's. */
function reopen(dialog: HTMLDialogElement, open: () => void): void {
  const focused = document.activeElement
  const silence = (event: Event) => {
    if (event.target === dialog) event.stopImmediatePropagation()
    // The last of them, which comes in a task of its own.
    if (event.type === 'close') unsilence()
  }
  const events = ['beforetoggle', 'toggle', 'close']
  const unsilence = () => {
    for (const event of events) document.removeEventListener(event, silence, true)
  }
  for (const event of events) document.addEventListener(event, silence, true)
  dialog.close()
  open()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
