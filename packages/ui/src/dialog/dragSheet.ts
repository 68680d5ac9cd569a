/** How far a released sheet must come, momentum included, in order to close, in CSS pixels. */
const farEnough = 96
/** How long a released sheet would keep its speed, in ms. */
const momentum = 150
/** How far back the speed of a release is measured, in ms. */
const recent = 80
/** A shorter drag counts as a tap, in CSS pixels. */
const slack = 8
/** Shortest and longest exit after a flick, in ms. */
const fastestExit = 90
const slowestExit = 200
/** How long a sheet takes to spring back, in ms. */
const returnTime = 260

const handles = '[data-kit-part="dialog-handle"], [data-kit-part="dialog-header"]'

/** Position and time (`event.timeStamp`) of the finger. */
export interface DragSample {
  readonly y: number
  readonly at: number
}

/** Returns the speed just before release, in CSS pixels per ms; downwards is positive. */
export function releaseSpeed(samples: readonly DragSample[], now: number): number {
  const last = samples.at(-1)
  const first = samples.find(({ at }) => now - at <= recent)
  // A finger that rests before the release has no speed.
  if (!first || !last || last.at <= first.at) return 0
  return (last.y - first.y) / (last.at - first.at)
}

/** Whether a sheet that was pulled down this far closes when it is released at this speed. */
export function isDismissed(pulled: number, speed: number): boolean {
  return pulled > slack && pulled + speed * momentum > farEnough
}

interface Drag {
  readonly pointer: number
  /** Where the finger would be if the sheet were at rest. */
  readonly origin: number
  readonly start: number
  readonly samples: DragSample[]
}

/**
 * Lets a sheet follow the finger that pulls it down, and calls `onDismiss` when it is released far
 * or fast enough; returns a cleanup function. Scrolling content does not drag the sheet. The close
 * button, Escape and the scrim are alternatives (WCAG 2.2, 2.5.7).
 */
export function watchSheetDrag(dialog: HTMLDialogElement, onDismiss: () => void): () => void {
  let drag: Drag | undefined
  let returning: Animation | undefined

  const show = (pulled: number) => {
    dialog.style.translate = pulled === 0 ? '' : `0 ${pulled}px`
  }
  const goBack = (pulled: number) => {
    show(0)
    for (const name of exitProperties) dialog.style.removeProperty(name)
    if (pulled === 0 || !allowsMotion()) return
    returning = dialog.animate([{ translate: `0 ${pulled}px` }, { translate: '0 0' }], {
      duration: returnTime,
      easing: 'cubic-bezier(0.32, 0.72, 0, 1)',
    })
  }

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !event.isPrimary || !isSheet()) return
    if ('closing' in dialog.dataset || !canDrag(dialog, event.target)) return
    // A sheet that is springing back is grabbed at its current position.
    const pulled = pulledNow(dialog)
    returning?.cancel()
    show(pulled)
    drag = {
      pointer: event.pointerId,
      origin: event.clientY - pulled,
      start: event.clientY,
      samples: [{ y: event.clientY, at: event.timeStamp }],
    }
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return
    drag.samples.push({ y: event.clientY, at: event.timeStamp })
    if (Math.abs(event.clientY - drag.start) > slack) dialog.setPointerCapture(event.pointerId)
    show(Math.max(0, event.clientY - drag.origin))
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return
    const pulled = Math.max(0, event.clientY - drag.origin)
    const speed = releaseSpeed(drag.samples, event.timeStamp)
    drag = undefined
    if (!isDismissed(pulled, speed)) return goBack(pulled)
    // The exit continues at the finger's speed.
    const left = Math.max(0, dialog.offsetHeight - pulled)
    const time = Math.min(slowestExit, Math.max(fastestExit, left / Math.max(speed, 0.01)))
    dialog.style.setProperty('--k-duration-sheet-out', `${Math.round(time)}ms`)
    dialog.style.setProperty('--k-sheet-out-easing', 'ease-out')
    onDismiss()
    // A closing sheet continues from its position. One that its owner keeps open moves back.
    requestAnimationFrame(() => {
      if (!('closing' in dialog.dataset)) goBack(pulled)
    })
  }
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return
    drag = undefined
    goBack(pulledNow(dialog))
  }

  dialog.addEventListener('pointerdown', onDown)
  dialog.addEventListener('pointermove', onMove)
  dialog.addEventListener('pointerup', onUp)
  dialog.addEventListener('pointercancel', onCancel)
  return () => {
    drag = undefined
    returning?.cancel()
    show(0)
    for (const name of exitProperties) dialog.style.removeProperty(name)
    dialog.removeEventListener('pointerdown', onDown)
    dialog.removeEventListener('pointermove', onMove)
    dialog.removeEventListener('pointerup', onUp)
    dialog.removeEventListener('pointercancel', onCancel)
  }
}

const exitProperties = ['--k-duration-sheet-out', '--k-sheet-out-easing']

function pulledNow(dialog: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(dialog).translate.split(' ')[1] ?? '') || 0
}

/** The handle and the header always drag; the content below them only where nothing scrolls. */
function canDrag(dialog: HTMLDialogElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(handles)) return true
  if (!('fits' in dialog.dataset) || target.closest('input, textarea, select')) return false
  for (let box: Element | null = target; box && box !== dialog; box = box.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY)
    if (scrolls && box.scrollHeight > box.clientHeight) return false
  }
  return target !== dialog
}

function isSheet(): boolean {
  return window.matchMedia('(max-width: 47.99875em)').matches
}

function allowsMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
