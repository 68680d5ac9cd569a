import type { Locator, Page } from '@playwright/test'
import { standStill } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { connectDialog, header } from './journey.ts'

interface Frame {
  readonly box: { x: number; y: number; width: number; height: number }
  readonly opacity: number
}

/**
 * Looks at each 16 ms of a motion from the moment its element is added. The motion is stopped and
 * moved by hand, so that a busy machine sees the same frames as an idle one.
 */
async function recordMotion(
  page: Page,
  layer: string,
  part: string,
): Promise<() => Promise<readonly Frame[]>> {
  await page.evaluate(
    ([selector, shown]) => {
      const frames = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const added = document.querySelector(selector)
          if (!added) return
          observer.disconnect()
          const motions = added
            .getAnimations({ subtree: true })
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          const part = added.matches(shown) ? added : added.querySelector(shown)
          const end = Math.max(
            ...motions.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
          )
          const seen: unknown[] = []
          for (let now = 0; now <= end; now += 16) {
            for (const motion of motions) {
              motion.pause()
              motion.currentTime = now
            }
            const { x, y, width, height } = (part ?? added).getBoundingClientRect()
            const opacity = Number(getComputedStyle(part ?? added).opacity)
            seen.push({ box: { x, y, width, height }, opacity })
          }
          for (const motion of motions) motion.finish()
          resolve({ end, seen })
        })
        observer.observe(document, { childList: true, subtree: true })
      })
      Reflect.set(window, 'foyerFrames', frames)
    },
    [layer, part] as const,
  )
  return async () => {
    const recorded = await page.evaluate(() => Reflect.get(window, 'foyerFrames'))
    expect(recorded.end).toBeLessThanOrEqual(700)
    return recorded.seen
  }
}

/** Each figure only ever grows, or only ever shrinks. */
function expectSteady(frames: readonly Frame[]): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const values = frames.map(({ box }) => box[side])
    const way = Math.sign((values.at(-1) ?? 0) - (values[0] ?? 0))
    for (const [index, value] of values.entries()) {
      const step = value - (values[index - 1] ?? value)
      expect(step * way, `${side} in frame ${index}`).toBeGreaterThanOrEqual(-0.01)
    }
  }
}

const row = (page: Page): Locator =>
  connectDialog(page).getByRole('list').getByRole('button', { name: 'Test Wallet' })

test('the tile of a chosen wallet moves from its row to the centre in every frame', async ({
  addWallet,
  page,
}) => {
  await addWallet({ rules: { '*': 'hang' } })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(row(page)).toBeVisible()
  // Its box grows while the dialog opens.
  await standStill(page)
  const from = await row(page).locator('[data-kit-part="icon"]').boundingBox()
  const tile = '[data-kit-part="traveling-tile"]'
  const frames = await recordMotion(page, tile, tile)
  await row(page).click()
  const seen = await frames()
  expect(seen[0]?.box).toEqual(from)
  expectSteady(seen)
  expect(seen.every(({ opacity }) => opacity === 1)).toBe(true)
  const icon = connectDialog(page).locator('[data-kit-part="spinner-ring"] [data-kit-part="icon"]')
  await expect.poll(() => icon.boundingBox()).toEqual(seen.at(-1)?.box)
  await expect(page.locator(tile)).toHaveCount(0)
  await expect(icon).toHaveCSS('opacity', '1')
})
