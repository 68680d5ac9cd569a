import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Pausing {
  /** Changes whenever rows come or go. */
  readonly toasts: unknown
  startPause(): void
  endPause(): void
}

/**
 * Stops the clock while somebody reads: pointer over the tray, focus in it, or the tab hidden.
 * Returns whether it stands.
 */
export function usePause(tray: RefObject<HTMLElement | null>, pausing: Pausing): boolean {
  const { toasts } = pausing
  const [paused, setPaused] = useState(false)
  const latest = useRef(pausing)

  useLayoutEffect(() => {
    latest.current = pausing
  })

  useEffect(() => {
    const element = tray.current
    if (!element) return
    // Asked of the page itself: a row that vanishes under the pointer or with the focus sends nothing.
    const look = () => setPaused(isBeingRead(element))
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    for (const event of events) element.addEventListener(event, look)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      for (const event of events) element.removeEventListener(event, look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [tray])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when rows come or go
  useEffect(() => {
    if (tray.current) setPaused(isBeingRead(tray.current))
  }, [tray, toasts])

  useLayoutEffect(() => {
    if (!paused) return
    latest.current.startPause()
    return () => latest.current.endPause()
  }, [paused])

  return paused
}

function isBeingRead(tray: HTMLElement): boolean {
  return (
    document.hidden || tray.matches(':hover') || tray.contains(tray.ownerDocument.activeElement)
  )
}
