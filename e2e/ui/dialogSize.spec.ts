import { expect, openDialog, test } from './fixtures.ts'

test.beforeEach(async ({ open }) => {
  await open()
})

test.describe('on a screen of 320 by 256 (400 % zoom)', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the last row is reachable, the header stays, nothing scrolls sideways', {
    tag: '@long',
  }, async ({ page }) => {
    const opened = await openDialog(page, 'long')
    const last = opened.getByRole('button', { name: 'Juniper 20' })
    await opened.hover({ position: { x: 160, y: 150 } })
    await page.mouse.wheel(0, 5_000)
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(opened.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(opened.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    const sideways = await opened.evaluate((node) =>
      [node, ...node.querySelectorAll('*')].some((part) => {
        const scrolls = getComputedStyle(part).overflowX !== 'visible'
        return scrolls && part.scrollWidth > part.clientWidth
      }),
    )
    expect(sideways).toBe(false)
  })

  test('a row focused backwards is not under the header', { tag: '@long' }, async ({ page }) => {
    const opened = await openDialog(page, 'long')
    await opened.getByRole('button', { name: 'Juniper 20' }).focus()
    for (let row = 19; row > 0; row -= 1) await page.keyboard.press('Shift+Tab')
    const first = opened.getByRole('button', { name: 'Amber 1', exact: true })
    await expect(first).toBeFocused()
    const header = await opened.getByRole('heading', { level: 1 }).locator('..').boundingBox()
    const top = async () => (await first.boundingBox())?.y
    await expect.poll(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })
})

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`opening, changing view and resizing the window cause no ResizeObserver loop, ${motion}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    // Page errors already fail the test (`open`); this also makes sure that observers have run.
    const frames = () =>
      page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    for (const name of ['single', 'wide', 'compact', 'views']) {
      await page.getByRole('button', { name: `Open ${name}`, exact: true }).click()
      const opened = page.getByRole('dialog')
      await expect(opened).toBeVisible()
      await frames()
      await opened.locator('.row').first().click()
      await frames()
      await page.setViewportSize({ width: 1280, height: 300 })
      await frames()
      await page.setViewportSize({ width: 1280, height: 800 })
      await frames()
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
    }
  })
}

test('content that fits has no scrollbar, and scrolls in a shorter window', {
  tag: '@long',
}, async ({ page }) => {
  const opened = await openDialog(page, 'single')
  const view = opened.getByTestId('prose').locator('../../..')
  const hidden = () => view.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(await hidden()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 300 })
  await expect.poll(hidden).toBeGreaterThan(0)
  const last = opened.getByRole('button', { name: 'Announce' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('the wide dialog scrolls in a short window', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 260 })
  const opened = await openDialog(page, 'wide')
  await opened.hover({ position: { x: 300, y: 150 } })
  await page.mouse.wheel(0, 5_000)
  await expect(opened.getByRole('button', { name: 'Announce' })).toBeInViewport({ ratio: 1 })
})
