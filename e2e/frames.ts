import type { Page } from '@playwright/test'

/**
 * Tells the page about a frame each `ms` milliseconds, whatever this machine's browser draws. The
 * kit blurs the page behind dialogs only in a browser that is fast enough.
 */
export async function drawFramesEach(page: Page, ms: number): Promise<void> {
  await page.addInitScript((delay) => {
    window.requestAnimationFrame = (callback) =>
      window.setTimeout(() => callback(performance.now()), delay)
    window.cancelAnimationFrame = (id) => window.clearTimeout(id)
  }, ms)
}
