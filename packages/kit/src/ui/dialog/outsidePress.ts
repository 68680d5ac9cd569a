/** Distance of a drag that closes the sheet, in CSS pixels. */
const farEnough = 96
/** Speed of a flick that closes the sheet, in CSS pixels per ms. */
const fastEnough = 0.6
/** A shorter drag counts as a tap, in CSS pixels. */
const slack = 8

const handles = '[data-kit-part="dialog-handle"], [data-kit-part="dialog-header"]'

interface Drag {
  readonly pointer: number
  readonly from: number
  readonly since: number
}

/**
 * Calls `onSwipe` when the visitor swipes a sheet down by its handle or header; returns a cleanup
 * function. The close button, Escape and the scrim are alternatives (WCAG 2.2, 2.5.7).
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
    // A closing sheet continues from its position; one that stays open moves back.
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

/**
 * Calls `onPress` when a press starts and ends outside the dialog's box; returns a cleanup
 * function. Dragging from text in the dialog onto the scrim doesn't count. Closing on `pointerdown`
 * would let the rest of the press blur the element that has just regained focus.
 */
export function watchOutsidePress(dialog: HTMLDialogElement, onPress: () => void): () => void {
  let beganOutside = false
  const onPointerDown = (event: PointerEvent) => {
    beganOutside = isOutside(dialog, event)
  }
  const onClick = (event: MouseEvent) => {
    const pressed = beganOutside && isOutside(dialog, event)
    beganOutside = false
    if (pressed) onPress()
  }
  dialog.addEventListener('pointerdown', onPointerDown)
  dialog.addEventListener('click', onClick)
  return () => {
    dialog.removeEventListener('pointerdown', onPointerDown)
    dialog.removeEventListener('click', onClick)
  }
}

/** A press on the scrim targets the dialog element, so this also compares coordinates. */
function isOutside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false
  const box = dialog.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
