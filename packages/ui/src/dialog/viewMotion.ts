/** Distance that an incoming view moves, in CSS pixels. */
const travel = 8
/** A view that changes this soon after the dialog opened does so without motion, in ms. */
const openingTime = 100

/** Returns the closest ancestor that scrolls, up to the dialog. */
export function scrollerOf(view: HTMLElement): HTMLElement | undefined {
  let box = view.parentElement
  while (box && box.localName !== 'dialog') {
    if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(box).overflowY)) return box
    box = box.parentElement
  }
  return undefined
}

/** Plays the entrance of a view: its content fades in and moves by 8 px. */
export function fadeIn(view: HTMLElement, direction: 'forward' | 'back'): void {
  const dialog = movingDialog(view)
  if (!dialog) return
  const toEnd = (direction === 'forward') === (getComputedStyle(view).direction === 'ltr')
  const from = { opacity: 0, transform: `translateX(${toEnd ? travel : -travel}px)` }
  const timing = { duration: paneDuration(view), easing: 'ease-out' }
  for (const part of view.children) {
    if (!part.matches('[data-kit-part="dialog-header"]')) part.animate([from, {}], timing)
  }
  // The close button comes last and is in the same place in every view, so it does not fade.
  for (const part of view.querySelectorAll(
    '[data-kit-part="dialog-header"] > :not(button:last-child)',
  )) {
    part.animate([{ opacity: 0 }, {}], timing)
  }
}

/**
 * Plays the exit of a view that is about to be removed: a copy fades out above the next view.
 * Assistive technology and the pointer do not reach the copy.
 */
export function fadeOut(view: HTMLElement): void {
  const dialog = movingDialog(view)
  const scroller = scrollerOf(view)
  if (!dialog || !scroller) return
  const frame = document.createElement('div')
  const copy = view.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  frame.inert = true
  frame.ariaHidden = 'true'
  frame.dataset.kitPart = 'leaving-view'
  const [outer, inner] = [dialog.getBoundingClientRect(), scroller.getBoundingClientRect()]
  Object.assign(frame.style, {
    position: 'absolute',
    top: `${inner.top - outer.top}px`,
    left: `${inner.left - outer.left}px`,
    width: `${inner.width}px`,
    height: `${inner.height}px`,
    overflow: 'hidden',
    pointerEvents: 'none',
  })
  copy.style.height = `${view.offsetHeight}px`
  frame.append(copy)
  dialog.append(frame)
  frame.scrollTop = scroller.scrollTop
  const fade = frame.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: paneDuration(view) / 2,
    fill: 'forwards',
  })
  const remove = () => frame.remove()
  fade.finished.then(remove, remove)
}

/** Returns the element's open dialog, or undefined if a change in it should not be played. */
export function movingDialog(view: HTMLElement): HTMLDialogElement | undefined {
  const dialog = view.closest('dialog')
  if (!dialog?.open || 'closing' in dialog.dataset || !dialog.animate) return undefined
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const isOpening = dialog
    .getAnimations()
    .some((motion) => motion instanceof CSSAnimation && Number(motion.currentTime) < openingTime)
  return isOpening ? undefined : dialog
}

/** Duration of a view's entrance, in ms. Minified style sheets say `.16s` for `160ms`. */
function paneDuration(view: HTMLElement): number {
  const duration = getComputedStyle(view).getPropertyValue('--k-duration-pane').trim()
  return (Number.parseFloat(duration) || 0) * (duration.endsWith('ms') ? 1 : 1000)
}
