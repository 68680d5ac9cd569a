import { type FocusEvent, type RefObject, useRef } from 'react'
import { tryFocus } from '../dialog/focusIn.ts'

/** Result of `useTrayFocus`. */
export interface TrayFocus {
  /** Remembers the element that focus came from. Attach it to the tray. */
  onFocus(event: FocusEvent): void
  /** Moves focus out of a row about to be removed: to a neighbour, else back to where it was. */
  leave(id: string): void
}

/** Keeps focus from being lost when a toast is dismissed. */
export function useTrayFocus(tray: RefObject<HTMLElement | null>): TrayFocus {
  const cameFrom = useRef<HTMLElement | null>(null)

  return {
    onFocus({ relatedTarget }) {
      const outside = relatedTarget instanceof HTMLElement && !tray.current?.contains(relatedTarget)
      if (outside) cameFrom.current = relatedTarget
    },
    leave(id) {
      const rows = [...(tray.current?.querySelectorAll('[data-toast]') ?? [])]
      const at = rows.findIndex((row) => row.getAttribute('data-toast') === id)
      if (!rows[at]?.contains(document.activeElement)) return
      const neighbour = rows[at + 1] ?? rows[at - 1]
      if (!tryFocus(neighbour?.querySelector('button'))) tryFocus(cameFrom.current)
    },
  }
}
