/** Whether this page is too slow to blur what is behind a dialog, once that was measured. */
let isSlow: boolean | undefined

/** The longest that a frame may take while the blur appears, in seconds. */
const slowestFrame = 0.032

/**
 * Measures once per page, while the blur behind a dialog appears, whether the browser is fast
 * enough for it. Without a GPU, each frame would wait for the blur, and so the answer to each
 * press. If it is not, the dialog has `data-sharp` from then on.
 */
export function watchScrimBlur(dialog: HTMLDialogElement): void {
  let request: number
  let frames: number
  const count = () => {
    frames += 1
    if (dialog.open) request = requestAnimationFrame(count)
  }
  const onAnimation = ({ animationName, elapsedTime }: AnimationEvent) => {
    if (animationName.includes('blur-in')) {
      cancelAnimationFrame(request)
      if (elapsedTime) {
        isSlow ??= elapsedTime > frames * slowestFrame
      } else {
        frames = -1
        count()
      }
    }
    // Also as a later dialog starts to appear, which is not blurred yet.
    if (isSlow) dialog.dataset.sharp = ''
  }
  // They need no removal, since the dialog is no longer used once its owner is gone.
  dialog.addEventListener('animationstart', onAnimation)
  dialog.addEventListener('animationend', onAnimation)
}
