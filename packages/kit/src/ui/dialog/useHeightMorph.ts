import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the dialog the height of its content as a length, since only lengths can be animated. The
 * style sheet bounds it, moves between two heights, and leaves that out where motion is unwanted.
 * Marks the dialog while all of its content has room, so that no scrollbar flashes on the way.
 */
export function useHeightMorph(
  dialog: RefObject<HTMLDialogElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [box, inner] = [dialog.current, content.current]
    if (!box || !inner || typeof ResizeObserver === 'undefined') return
    let frame = 0
    const update = () => {
      frame = 0
      const height = Math.ceil(heightOf(inner))
      if (height === 0) return
      box.style.setProperty('--k-dialog-content', `${height}px`)
      box.toggleAttribute('data-fits', height <= roomIn(box))
    }
    // In the next frame: an observer that changes sizes makes the browser report a 'ResizeObserver loop' to the page.
    const updateSoon = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    const observer = new ResizeObserver(updateSoon)
    observer.observe(inner)
    // A window that becomes lower changes the room and not the content.
    const view = box.ownerDocument.defaultView
    view?.addEventListener('resize', updateSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      view?.removeEventListener('resize', updateSoon)
    }
  }, [dialog, content])
}

/** The height in CSS pixels, with fractions and without transforms. */
function heightOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).height) || 0
}

/** The greatest height, in CSS pixels, that the content may have without scrolling. */
function roomIn(box: HTMLElement): number {
  const { maxBlockSize, paddingBlockEnd } = getComputedStyle(box)
  return Number.parseFloat(maxBlockSize) - Number.parseFloat(paddingBlockEnd)
}
