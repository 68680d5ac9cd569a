import { type RefObject, useEffect, useLayoutEffect } from 'react'

interface HeightMorphState {
  readonly open: boolean
  /** The closed dialog has its content. */
  readonly prepared?: boolean | undefined
}

/**
 * Sets the content height on the dialog as a CSS variable, because CSS can only animate lengths.
 * The style sheet limits the height and animates it, unless reduced motion is preferred. Sets
 * `data-fits` while the content fits, so that no scrollbar flashes during the animation. The
 * heights of the sticky headers and foot are variables too, so that a focused control never ends up
 * beneath them. A closed dialog has no heights, unless it is prepared.
 */
export function useHeightMorph(
  dialog: RefObject<HTMLDialogElement | null>,
  content: RefObject<HTMLElement | null>,
  { open, prepared = false }: HeightMorphState,
): void {
  // Half the time from a click to the open dialog would go into its first styles and layout.
  useEffect(() => {
    if (open || !prepared) return
    // Not at once: a click that is already waiting goes first.
    const timer = setTimeout(() => {
      const [box, inner] = [dialog.current, content.current]
      if (box && inner && !box.open) measureUnseen(box, inner)
    })
    return () => clearTimeout(timer)
  }, [dialog, content, open, prepared])

  useLayoutEffect(() => {
    const [box, inner] = [dialog.current, content.current]
    if (!open || !box || !inner || typeof ResizeObserver === 'undefined') return
    let frame = 0
    const update = () => {
      frame = 0
      setHeights(box, inner)
    }
    // Deferred: resizing inside the observer causes 'ResizeObserver loop' errors.
    const updateSoon = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    const observer = new ResizeObserver(updateSoon)
    observer.observe(inner)
    // Resizing the window, or a keyboard, changes the available height, but not the content's.
    const view = box.ownerDocument.defaultView
    view?.addEventListener('resize', updateSoon)
    view?.visualViewport?.addEventListener('resize', updateSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      view?.removeEventListener('resize', updateSoon)
      view?.visualViewport?.removeEventListener('resize', updateSoon)
    }
  }, [dialog, content, open])
}

/** Lays out the closed dialog once, within this task, so that no frame shows it. */
function measureUnseen(box: HTMLElement, inner: HTMLElement): void {
  box.toggleAttribute('data-unseen', true)
  setHeights(box, inner)
  box.removeAttribute('data-unseen')
}

function setHeights(box: HTMLElement, inner: HTMLElement): void {
  const height = Math.ceil(heightOf(inner))
  if (height === 0) return
  // All reads come before the writes: a read after a write forces another layout.
  const fits = height <= availableHeight(box)
  const sizes = bars.map(([name, bar]) => [name, heightsOf(inner, bar)] as const)
  box.style.setProperty('--k-dialog-content', `${height}px`)
  for (const [name, size] of sizes) box.style.setProperty(name, `${size}px`)
  box.toggleAttribute('data-fits', fits)
}

const bars = [
  ['--k-dialog-head', '[data-kit-part="dialog-header"], [data-kit-head]'],
  ['--k-dialog-foot', '[data-kit-foot]'],
] as const

/** Returns the height in CSS pixels, with fractions and without transforms. */
function heightOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).height) || 0
}

/** Returns the sum of the heights of the bars inside `root`, in CSS pixels. */
function heightsOf(root: HTMLElement, bar: string): number {
  const heights = [...root.querySelectorAll<HTMLElement>(bar)].map((it) => it.offsetHeight)
  return heights.reduce((sum, height) => sum + height, 0)
}

/** Returns the maximum content height that fits without scrolling, in CSS pixels. */
function availableHeight(box: HTMLElement): number {
  const { maxBlockSize, paddingBlockEnd } = getComputedStyle(box)
  return Number.parseFloat(maxBlockSize) - Number.parseFloat(paddingBlockEnd)
}
