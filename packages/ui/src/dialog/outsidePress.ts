/**
 * Until aborted, calls `onPress` when a press starts and ends outside the dialog's box. Dragging
 * from text in the dialog onto the scrim doesn't count. Closing on `pointerdown` would let the rest
 * of the press blur the element that has just regained focus.
 */
export function watchOutsidePress(
  dialog: HTMLDialogElement,
  onPress: () => void,
  options: { readonly signal: AbortSignal },
): void {
  let beganOutside = false
  const onPointerDown = (event: PointerEvent) => {
    beganOutside = isOutside(dialog, event)
  }
  const onClick = (event: MouseEvent) => {
    const pressed = beganOutside && isOutside(dialog, event)
    beganOutside = false
    if (pressed) onPress()
  }
  dialog.addEventListener('pointerdown', onPointerDown, options)
  dialog.addEventListener('click', onClick, options)
}

/** A press on the scrim targets the dialog element, so this also compares coordinates. */
function isOutside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false
  const box = dialog.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
