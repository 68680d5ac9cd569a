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

/** Plays the entrance of a further row, while the other rows make room for it. */
export function enterRow(row: HTMLElement | null): void {
  if (!row?.animate) return
  if (isCalm()) {
    row.animate([{ opacity: 0 }, {}], { duration: duration / 2 })
    return
  }
  const height = `${row.offsetHeight}px`
  row.animate(
    [
      { height: '0', opacity: 0, overflow: 'clip' },
      { height, opacity: 1, overflow: 'clip' },
    ],
    { duration, easing: 'ease-out' },
  )
}

/** Moves a row from an old height to its new one. */
export function growRow(row: HTMLElement, from: number): void {
  if (isCalm()) return
  row.animate?.(
    [
      { height: `${from}px`, overflow: 'clip' },
      { height: `${row.offsetHeight}px`, overflow: 'clip' },
    ],
    { duration, easing: 'ease-out' },
  )
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
