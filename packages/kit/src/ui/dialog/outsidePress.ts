/**
 * Calls back when a press begins **and** ends outside the dialog's box. A drag that starts on text in
 * the dialog and ends on the scrim is not such a press, and acting on `pointerdown` alone would let
 * the press go on to lose the focus that closing has just given back.
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

/** The scrim belongs to the dialog element, so a press on it has the dialog itself as target. */
function isOutside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false
  const box = dialog.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
