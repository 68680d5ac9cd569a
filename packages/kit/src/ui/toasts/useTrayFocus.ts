import { type FocusEvent, type RefObject, useRef } from 'react'
import { tryFocus } from '../dialog/focusIn.ts'

export interface TrayFocus {
  onFocus(event: FocusEvent): void
  /** A row goes: focus in it moves to the next row, or back to where it came from. */
  leave(id: string): void
}

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
