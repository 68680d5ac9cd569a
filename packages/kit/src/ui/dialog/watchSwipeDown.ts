/** A sheet that is let go of this far down, in CSS pixels, closes. */
const farEnough = 96
/** A flick of this speed, in CSS pixels a millisecond, closes as well. */
const fastEnough = 0.6
/** Less than this is a tap that trembled. */
const slack = 8

const handles = '[data-kit-part="dialog-handle"], [data-kit-part="dialog-header"]'

interface Drag {
  readonly pointer: number
  readonly from: number
  readonly since: number
}

/**
 * Lets a finger pull a sheet down by its head. Only an addition: the close button, Escape and the
 * scrim do the same (WCAG 2.2, 2.5.7).
 */
export function watchSwipeDown(dialog: HTMLDialogElement, onSwipe: () => void): () => void {
  let drag: Drag | undefined

  const onDown = (event: PointerEvent) => {
    const onHandle = event.target instanceof Element && event.target.closest(handles)
    if (event.pointerType !== 'touch' || !event.isPrimary || !onHandle || !isSheet()) return
    drag = { pointer: event.pointerId, from: event.clientY, since: event.timeStamp }
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return
    const pulled = event.clientY - drag.from
    if (pulled > slack) dialog.setPointerCapture(event.pointerId)
    dialog.style.translate = pulled > slack ? `0 ${pulled}px` : ''
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return
    const pulled = event.clientY - drag.from
    const speed = pulled / Math.max(1, event.timeStamp - drag.since)
    const swiped = pulled > farEnough || (pulled > slack && speed > fastEnough)
    drag = undefined
    if (swiped) onSwipe()
    // A closing sheet goes on from where the finger left it; one that stays open goes back.
    requestAnimationFrame(() => {
      if (!('closing' in dialog.dataset)) dialog.style.translate = ''
    })
  }
  const onCancel = () => {
    drag = undefined
    dialog.style.translate = ''
  }

  dialog.addEventListener('pointerdown', onDown)
  dialog.addEventListener('pointermove', onMove)
  dialog.addEventListener('pointerup', onUp)
  dialog.addEventListener('pointercancel', onCancel)
  return () => {
    onCancel()
    dialog.removeEventListener('pointerdown', onDown)
    dialog.removeEventListener('pointermove', onMove)
    dialog.removeEventListener('pointerup', onUp)
    dialog.removeEventListener('pointercancel', onCancel)
  }
}

function isSheet(): boolean {
  return window.matchMedia('(max-width: 767.98px)').matches
}
