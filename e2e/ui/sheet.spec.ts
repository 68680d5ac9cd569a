import type { Page } from '@playwright/test'
import { expect, openDialog, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ open }) => {
  await open()
})

/**
 * Pulls the title down by `distance` in slow steps (by the events' own clock), and releases. Calls
 * `onStep` with the distance so far while the finger rests.
 */
async function pull(
  page: Page,
  distance: number,
  onStep?: (pulled: number) => Promise<void>,
): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).last().boundingBox()
  if (!title) throw new Error('There is no title.')
  const x = title.x + title.width / 2
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1_000
  const send = (type: 'touchStart' | 'touchMove', y: number, at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x, y }],
      timestamp: start + at / 10,
    })
  await send('touchStart', title.y + 4, 0)
  for (let step = 1; step <= 4; step += 1) {
    await send('touchMove', title.y + 4 + (distance * step) / 4, step)
    await onStep?.((distance * step) / 4)
  }
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: start + 1,
  })
}

test('a sheet stays above the on-screen keyboard and moves down with it', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  const bottom = async () => {
    const box = await opened.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  const before = await bottom()
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, writable: true })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(bottom).toBe(before - 300)
  await expect.poll(async () => (await opened.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.evaluate(() => {
    Object.assign(visualViewport ?? {}, { height: innerHeight })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(bottom).toBe(before)
})

test('a sheet that is dragged far down closes', async ({ page }) => {
  const opened = await openDialog(page, 'long')
  await pull(page, 200)
  await expect(opened).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open long' })).toBeFocused()
})

test('a sheet that is dragged only a little springs back', { tag: '@long' }, async ({ page }) => {
  const opened = await openDialog(page, 'long')
  const before = await opened.boundingBox()
  const gaps: number[] = []
  await pull(page, 60, async (pulled) => {
    const top = async () => (await opened.boundingBox())?.y ?? 0
    await expect.poll(top).toBeGreaterThan((before?.y ?? 0) + pulled - 2)
    gaps.push((await top()) - (before?.y ?? 0) - pulled)
  })
  expect(Math.max(...gaps.map(Math.abs)), 'between the finger and the edge').toBeLessThan(2)
  await expect(opened).toHaveCSS('translate', 'none')
  await expect.poll(() => opened.boundingBox()).toEqual(before)
})

test('a sheet that its owner keeps open springs back', { tag: '@long' }, async ({ page }) => {
  const opened = await openDialog(page, 'deaf')
  await pull(page, 200)
  await expect(opened.getByTestId('asked')).toHaveText('1')
  await expect(opened).toHaveCSS('translate', 'none')
  await expect(opened).toBeVisible()
})
