import { type RefObject, useEffect, useRef } from 'react'
import { isComposing } from './isComposing.ts'

export interface ListKeysOptions {
  /** The box around the rows. */
  readonly list: RefObject<HTMLElement | null>
  /** Returns the search field, rendering it first if needed. */
  readonly search: () => HTMLInputElement | null
}

const rowSelector = '[data-kit-part="wallet-row"]:not([aria-disabled="true"])'

/**
 * Keys of the wallet list, anywhere in its dialog: a letter goes to the search field, the arrow
 * keys move the focus from row to row.
 */
export function useListKeys(options: ListKeysOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const dialog = latest.current.list.current?.closest('dialog')
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { list, search } = latest.current
      if (event.key.length === 1 && event.key !== ' ' && !isEditable(event.target)) {
        search()?.focus({ preventScroll: true })
      } else if (list.current && isArrow(event)) {
        moveFocus(list.current, search, event)
      }
    }
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** An arrow key, other than to choose a candidate of an IME. */
function isArrow(event: KeyboardEvent): boolean {
  return (event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isComposing(event)
}

function moveFocus(
  list: HTMLElement,
  search: ListKeysOptions['search'],
  event: KeyboardEvent,
): void {
  // The focus starts at the dialog's title. In another pane, the arrow keys scroll.
  const isHere =
    event.target instanceof Element &&
    (event.target.matches('h1') || list.parentElement?.contains(event.target))
  if (!isHere) return
  const rows = [...list.querySelectorAll<HTMLElement>(rowSelector)]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const next = event.key === 'ArrowDown' ? rows[at + 1] : (rows[at - 1] ?? search())
  if (!next || (at === -1 && event.key === 'ArrowUp')) return
  event.preventDefault()
  next.focus()
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}
