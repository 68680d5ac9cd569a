import { type Box, boxOf, place, transformTo } from './geometry.ts'
import styles from './playConnected.module.css'

/** When the ring has closed and the box starts to shrink, in ms. */
const closed = 300
/** When the box has reached the account button, in ms. */
const arrived = 620
const fadeTime = 80
const easing = 'cubic-bezier(0.5, 0, 0.2, 1)'
/** Events that end the motion immediately. */
const interruptions = ['pointerdown', 'keydown', 'wheel', 'resize', 'visibilitychange']

const svg = 'http://www.w3.org/2000/svg'

/**
 * Plays what follows a connection: the ring around the wallet's icon closes into a check, then a
 * box shrinks from the dialog into the account button, and the icon becomes the account's picture.
 * It is drawn above the page and the closing dialog, both of which can be used meanwhile; any key
 * or press ends it. Does nothing under reduced motion, or if its start or end is out of view.
 */
export function playConnected(dialog: HTMLDialogElement): void {
  const ends = findEnds(dialog)
  if (!ends) return
  const layer = document.createElement('div')
  layer.className = styles.layer ?? ''
  layer.popover = 'manual'
  layer.inert = true
  layer.ariaHidden = 'true'
  Object.assign(layer.dataset, { kit: '', kitMoving: '', kitPart: 'connected-motion' })
  const parts = draw(ends)
  layer.append(...Object.values(parts))
  const stops = new AbortController()
  const end = () => {
    stops.abort()
    layer.remove()
    for (const motion of motions) motion.cancel()
  }
  for (const type of interruptions) {
    addEventListener(type, end, { capture: true, passive: true, signal: stops.signal })
  }
  document.body.append(layer)
  // Above the dialog, which is in the top layer until it has closed.
  if (typeof layer.showPopover === 'function') layer.showPopover()
  const motions = [
    ...move(ends, parts),
    holdStill(dialog),
    layer.animate([{ opacity: 1 }, { opacity: 0 }], {
      delay: arrived - fadeTime,
      duration: fadeTime,
      fill: 'both',
    }),
  ]
  Promise.all(motions.map(({ finished }) => finished)).then(end, end)
}

interface Ends {
  readonly dialog: HTMLDialogElement
  readonly ring: HTMLElement
  readonly icon: HTMLElement
  readonly button: HTMLElement
  readonly picture: HTMLElement
}

function findEnds(dialog: HTMLDialogElement): Ends | undefined {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const buttons = document.querySelectorAll<HTMLElement>('[data-kit-part="account-button"]')
  const button = [...buttons].find(isInView)
  const picture = button?.querySelector<HTMLElement>('[data-kit-part="avatar"]')
  const ring = dialog.querySelector<HTMLElement>('[data-kit-part="spinner-ring"]')
  const icon = ring?.querySelector<HTMLElement>('[data-kit-part="icon"]')
  if (!button || !picture || !ring || !icon || !isInView(ring)) return undefined
  return { button, dialog, icon, picture, ring }
}

function isInView(element: HTMLElement): boolean {
  const { bottom, left, right, top, width } = element.getBoundingClientRect()
  return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}

const corner = { left: 0, top: 0 }

/** The moving parts, lowest first. */
function draw({ dialog, icon, picture, ring }: Ends) {
  const parts = {
    shadow: partOf('shadow'),
    edge: partOf('edge'),
    box: partOf('box'),
    circle: copyOf(ring),
    icon: copyOf(icon),
    picture: copyOf(picture),
  }
  place(parts.shadow, boxOf(dialog, corner))
  place(parts.circle, boxOf(ring, corner))
  place(parts.icon, boxOf(icon, corner))
  place(parts.picture, boxOf(picture, corner))
  parts.box.dataset.kitPart = 'connected-motion-box'
  parts.icon.dataset.kitPart = 'connected-motion-icon'
  parts.circle.querySelector('[data-kit-part="icon"]')?.remove()
  parts.circle.append(checkBadge())
  return parts
}

/** Starts the animations of the drawn parts, which must be in the page. */
function move(ends: Ends, parts: ReturnType<typeof draw>): readonly Animation[] {
  const { box, circle, edge, icon, picture, shadow } = parts
  const [from, to] = [boxOf(ends.dialog, corner), boxOf(ends.button, corner)]
  const [iconBox, pictureBox] = [boxOf(ends.icon, corner), boxOf(ends.picture, corner)]
  const [start, end] = [getComputedStyle(ends.dialog), getComputedStyle(ends.button)]
  const travel = { delay: closed, duration: arrived - closed, easing, fill: 'both' } as const
  const clips = (more: number) => [
    { clipPath: clipTo(from, start.borderTopLeftRadius, more) },
    { clipPath: clipTo(to, end.borderTopLeftRadius, more) },
  ]
  const fade = (part: HTMLElement, opacity: number[], delay: number, duration: number) =>
    part.animate({ opacity }, { delay, duration, fill: 'both' })
  return [
    ...closeRing(ends.ring, circle),
    // Over the dialog, which fades out below.
    fade(edge, [0, 1], 0, 100),
    fade(box, [0, 1], 0, 100),
    fade(shadow, [0, 0.6, 0], 0, closed),
    fade(circle, [1, 0], closed, 80),
    fade(picture, [0, 1], closed, (arrived - closed) / 2),
    // Clipped, not resized: a change of size would count as a layout shift.
    box.animate(clips(0), travel),
    box.animate({ backgroundColor: [start.backgroundColor, end.backgroundColor] }, travel),
    edge.animate(clips(1), travel),
    icon.animate(
      [{ transform: 'none' }, { transform: transformTo(iconBox, pictureBox), borderRadius: '50%' }],
      travel,
    ),
    picture.animate(
      [{ transform: transformTo(pictureBox, iconBox) }, { transform: 'none' }],
      travel,
    ),
  ]
}

/** A closing sheet would slide away from under its icon, which would then be seen twice. */
function holdStill(dialog: HTMLDialogElement): Animation {
  const { opacity, transform } = getComputedStyle(dialog)
  return dialog.animate({ opacity: [opacity, opacity], transform: [transform, transform] }, closed)
}

/** Grows the arc into a full ring from its current position and draws the check. */
function closeRing(ring: HTMLElement, circle: HTMLElement): readonly Animation[] {
  const badge = circle.lastElementChild
  const tick = badge?.querySelector('path')
  const arc = circle.querySelector('[data-kit-moving]')
  const turning = ring.querySelector('[data-kit-moving]')
  if (!badge || !tick || !arc || !turning) return []
  const strokeDashoffset = getComputedStyle(turning).strokeDashoffset
  const stroke = getComputedStyle(badge).color
  return [
    arc.animate(
      [
        { strokeDasharray: '22 78', strokeDashoffset },
        { strokeDasharray: '100 0', strokeDashoffset, stroke },
      ],
      { duration: 200, easing: 'ease-out', fill: 'both' },
    ),
    badge.animate([{ opacity: 0, transform: 'scale(0.5)' }, {}], {
      delay: 120,
      duration: 120,
      easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
      fill: 'both',
    }),
    tick.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      delay: 160,
      duration: closed - 160,
      easing: 'ease-out',
      fill: 'both',
    }),
  ]
}

/** Like the badge of a failure, with a check. */
function checkBadge(): HTMLElement {
  const badge = document.createElement('span')
  badge.className = styles.badge ?? ''
  const picture = document.createElementNS(svg, 'svg')
  picture.setAttribute('viewBox', '0 0 16 16')
  const tick = document.createElementNS(svg, 'path')
  tick.setAttribute('d', 'M3 8.5l3.5 3.5L13 5')
  tick.setAttribute('pathLength', '1')
  picture.append(tick)
  badge.append(picture)
  return badge
}

function partOf(name: 'box' | 'edge' | 'shadow'): HTMLElement {
  const part = document.createElement('div')
  part.className = styles[name] ?? ''
  return part
}

/** A copy without ids. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = document.createElement('div')
  for (const child of element.childNodes) copy.append(child.cloneNode(true))
  copy.className = element.className
  copy.style.cssText = element.style.cssText
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id')
  return copy
}

/** Clips to the box, extended by `more` pixels on each side. */
function clipTo({ height, left, top, width }: Box, radius: string, more: number): string {
  const sides = [top, innerWidth - left - width, innerHeight - top - height, left]
  const insets = sides.map((side) => `${side - more}px`).join(' ')
  return `inset(${insets} round calc(${radius} + ${more}px))`
}
