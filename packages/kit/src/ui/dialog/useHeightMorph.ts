import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the dialog the height of its content as a length, since only lengths can be animated. The
 * style sheet bounds it, moves between two heights, and leaves that out where motion is unwanted.
 */
export function useHeightMorph(
  dialog: RefObject<HTMLDialogElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [box, inner] = [dialog.current, content.current]
    if (!box || !inner || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize
      if (height) box.style.setProperty('--k-dialog-content', `${Math.ceil(height)}px`)
    })
    observer.observe(inner)
    return () => observer.disconnect()
  }, [dialog, content])
}
