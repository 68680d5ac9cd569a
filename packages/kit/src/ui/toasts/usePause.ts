import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Pausing {
  /** Changes when rows are added or removed. */
  readonly toasts: unknown
  /** Stops the toasts' timers. */
  startPause(): void
  /** Resumes the toasts' timers. */
  endPause(): void
}

/**
 * Pauses the toasts' timers while the pointer or focus is in the tray, or the browser tab is
 * hidden. Returns whether they are paused.
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
    // Reads the DOM: removing a row under the pointer or with focus fires no event.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again when rows change
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
