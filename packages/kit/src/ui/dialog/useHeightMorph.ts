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
    let height = 0
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        if (target === inner) height = Math.ceil(borderBoxSize[0]?.blockSize ?? 0)
      }
      if (height === 0) return
      box.style.setProperty('--k-dialog-content', `${height}px`)
      box.toggleAttribute('data-fits', height <= roomIn(box))
    })
    // The dialog as well: a window that becomes lower changes the room and not the content.
    observer.observe(inner)
    observer.observe(box)
    return () => observer.disconnect()
  }, [dialog, content])
}

/** The greatest height, in CSS pixels, that the content may have without scrolling. */
function roomIn(box: HTMLElement): number {
  const { maxBlockSize, paddingBlockEnd } = getComputedStyle(box)
  return Number.parseFloat(maxBlockSize) - Number.parseFloat(paddingBlockEnd)
}
