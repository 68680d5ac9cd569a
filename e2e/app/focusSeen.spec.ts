import type { Page } from '@playwright/test'
import { standStill } from '../a11y.ts'
import { forgetStops, lookAtFocus } from '../inPage/focusStop.ts'
import { views, viewWallet } from '../views.ts'
import { expect, missingPage, test } from './fixtures.ts'

/**
 * Tabs once around. Returns the stops that something else covers (WCAG 2.2, 2.4.11), and how many
 * are not covered.
 */
async function tabAround(page: Page): Promise<{ hidden: readonly string[]; seen: number }> {
  const hidden: string[] = []
  let seen = 0
  // Resizing the window may start another animation.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await standStill(page)
  for (let count = 0; count < 120; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop.isEnd) break
    if (stop.isSeen) seen += 1
    else hidden.push(stop.name)
  }
  await page.evaluate(forgetStops)
  return { hidden, seen }
}

const sizes = [
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
] as const

test.use({ viewport: sizes[0] })

for (const view of views) {
  test(`no Tab stop is covered: ${view.name}`, async ({ addWallet, page, tolerate }) => {
    if (view.path === '/nowhere') tolerate(missingPage)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await addWallet({ rdns: viewWallet })
    await page.goto(view.path ?? '/')
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await view.show?.(page)
    // While a notification is shown, it may cover anything.
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await expect(async () => {
      while ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 1_000 })
      await expect(dismiss).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    for (const size of sizes) {
      await page.setViewportSize(size)
      const { hidden, seen } = await tabAround(page)
      expect(seen, 'stops that are seen').toBeGreaterThan(0)
      expect(hidden, `${size.width} x ${size.height}`).toEqual([])
    }
  })
}
