import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const bar = (page: Page) => page.locator('[data-kit-part=route-progress]')

/**
 * Starts a navigation and stops the bar's fade at once, so that the test controls its time, however
 * slow the machine is. Returns the opacity at each moment, in ms after the start.
 */
async function navigate(page: Page, moments: readonly number[]): Promise<readonly number[]> {
  const link = page.getByRole('button', { name: 'Navigate' })
  return link.evaluate(async (button: HTMLElement, times) => {
    button.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const node = document.querySelector('[data-kit-part=route-progress]')
    const fade = node?.getAnimations().find((animation) => animation instanceof CSSTransition)
    if (!node || !fade) throw new Error('The bar does not fade.')
    fade.pause()
    return times.map((time) => {
      fade.currentTime = time
      return Number(getComputedStyle(node).opacity)
    })
  }, moments)
}

test('a slow navigation shows the bar after 300 ms', async ({ page, open }) => {
  await open()
  const [early, before, after, late] = await navigate(page, [0, 300, 375, 450])
  expect([early, before]).toEqual([0, 0])
  expect(after).toBeGreaterThan(0.4)
  expect(late).toBe(1)
})

test('a navigation of 250 ms never shows it', { tag: '@long' }, async ({ page, open }) => {
  await open()
  expect(await navigate(page, [250])).toEqual([0])
  await page.getByRole('button', { name: 'Arrive' }).click()
  const left = await bar(page).evaluate((node) => ({
    opacity: Number(getComputedStyle(node).opacity),
    fading: node.getAnimations().length,
  }))
  expect(left).toEqual({ opacity: 0, fading: 0 })
})

test('is 8 px of purple across the top, hidden from screen readers, and ignores clicks', {
  tag: '@long',
}, async ({ page, open }) => {
  await open()
  await page.getByRole('button', { name: 'Navigate' }).click()
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(bar(page)).toHaveCSS('pointer-events', 'none')
  await expect(bar(page)).toHaveCSS('opacity', '1')
  await expect.poll(() => bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 8 })
  await expect(bar(page).locator('div')).toHaveCSS('background-color', 'rgb(147, 51, 234)')
  await expect(bar(page).locator('*'), 'the bar alone, without a spinner').toHaveCount(1)
})

for (const [dir, edge] of [
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const) {
  test(`grows from the ${edge} in ${dir} pages`, { tag: '@long' }, async ({ page, open }) => {
    await open(`dir=${dir}`)
    await page.getByRole('button', { name: 'Navigate' }).click()
    const fill = await bar(page)
      .locator('div')
      .evaluate((node) => {
        const [growth] = node.getAnimations()
        if (!growth) throw new Error('The bar does not grow.')
        growth.pause()
        growth.currentTime = 3_000
        const { left, right } = node.getBoundingClientRect()
        return { left, right: innerWidth - right }
      })
    expect(fill[edge]).toBe(0)
    expect(fill[edge === 'left' ? 'right' : 'left']).toBeGreaterThan(100)
  })
}

test('with reduced motion it does not grow', { tag: '@long' }, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open()
  await page.getByRole('button', { name: 'Navigate' }).click()
  const fill = bar(page).locator('div')
  const width = page.viewportSize()?.width
  await expect.poll(() => fill.boundingBox()).toMatchObject({ width })
  await expect.poll(() => fill.evaluate((node) => node.getAnimations().length)).toBe(0)
})
