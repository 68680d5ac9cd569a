import { type RefObject, useLayoutEffect, useRef } from 'react'

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

/** Plays the entrance of a further row, which makes room for itself. */
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

/** Moves a row from its old height to its new one when its content changes. */
export function useHeightChange(row: RefObject<HTMLElement | null>, content: unknown): void {
  const before = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures the rendered content
  useLayoutEffect(() => {
    const height = row.current?.offsetHeight ?? 0
    const from = before.current
    before.current = height
    if (from === undefined || from === height || isCalm()) return
    row.current?.animate?.(
      [
        { height: `${from}px`, overflow: 'clip' },
        { height: `${height}px`, overflow: 'clip' },
      ],
      { duration, easing: 'ease-out' },
    )
  }, [row, content])
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
