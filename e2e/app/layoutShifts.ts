import type { Page } from '@playwright/test'

/**
 * Records every layout shift of the page, apart from dialogs, which move on purpose even while they
 * close.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    window.__layoutShifts = shifts
    // Removed elements have no node.
    const isOfDialog = (node: Node | null) =>
      node === null ||
      (node instanceof Element ? node : node.parentElement)?.closest('dialog') != null
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.filter(({ node }) => !isOfDialog(node))
        for (const { node, previousRect: was, currentRect: is } of moved) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
          shifts.push(`${entry.value}: ${name} ${was.x},${was.y} to ${is.x},${is.y}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Forgets the shifts so far, once the fonts are shown. On a busy machine they arrive after the
 * first frame and move words by a few pixels, which firstPaint.spec.ts limits.
 */
export async function forgetFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await shiftsOf(page)
  await page.evaluate(() => {
    if (window.__layoutShifts) window.__layoutShifts.length = 0
  })
}

/** The shifts so far, including the current frame. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return window.__layoutShifts ?? []
  })
}

/** Missing from TypeScript's own types (https://wicg.github.io/layout-instability/). */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

declare global {
  interface Window {
    __layoutShifts?: string[]
  }
}
