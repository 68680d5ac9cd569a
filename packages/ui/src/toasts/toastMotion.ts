/** Duration of the tray's and its rows' motion, in ms. */
const duration = 200

/**
 * Plays the entrance of the tray with its first row. Not in CSS: it would replay each time the tray
 * moves into another dialog.
 */
export function enterTray(tray: HTMLElement | null): void {
  const calm = isCalm()
  tray?.animate?.(
    calm ? [{ opacity: 0 }, {}] : [{ opacity: 0, transform: 'translateY(8px)' }, {}],
    {
      duration: calm ? duration / 2 : duration,
      easing: 'ease-out',
    },
  )
}

/**
 * Plays the entrance of a further row, while the other rows make room for it. On a phone, it takes
 * the place of another, so that the tray is never blank.
 */
export function enterRow(row: HTMLElement | null): void {
  if (!row?.animate) return
  const next = row.nextElementSibling
  const replaces = next !== null && getComputedStyle(next).display === 'none'
  if (replaces || isCalm()) {
    row.animate([{ opacity: replaces ? 0.4 : 0 }, {}], { duration: duration / 2 })
    return
  }
  const height = `${row.offsetHeight}px`
  row.animate(
    [
      { height: '0', minHeight: '0', opacity: 0, overflow: 'clip' },
      { height, minHeight: '0', opacity: 1, overflow: 'clip' },
    ],
    { duration, easing: 'ease-out' },
  )
}

/**
 * Moves a row whose content has changed from its last height, or from where its current motion is,
 * to its new height, which it returns.
 */
export function resizeRow(row: HTMLElement, last: number | undefined): number {
  const running = row.getAnimations?.().filter((motion) => !(motion instanceof CSSTransition)) ?? []
  const from = running.length > 0 ? row.offsetHeight : last
  const { opacity } = getComputedStyle(row)
  for (const motion of running) motion.cancel()
  const to = row.offsetHeight
  if (from !== undefined && from !== to && !isCalm()) {
    row.animate?.(
      [
        { height: `${from}px`, opacity, overflow: 'clip' },
        { height: `${to}px`, opacity: 1, overflow: 'clip' },
      ],
      { duration, easing: 'ease-out' },
    )
  }
  return to
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
