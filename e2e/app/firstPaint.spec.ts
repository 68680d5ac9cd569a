import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { connectDialog, header } from './journey.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'

/** Opens a page whose code loads only once the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return arrival.resolve
}

test('a press on the connect button before the page’s code has loaded opens the dialog once it has', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  const loadCode = await openWithoutCode(page, '/vault')
  const connect = header(page).getByRole('button', { name: 'Connect Wallet' })
  await connect.click()
  await expect(connect).toBeFocused()
  loadCode()
  await expect(connectDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(connectDialog(page)).toBeHidden()
  await expect(connect).toBeFocused()
})

test.describe('for a visitor with a language and a theme', () => {
  test.use({ locale: 'de-AT' })

  test('shows the header before the page’s code has loaded, and hydrates it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    const loadCode = await openWithoutCode(page, '/vault')
    await expect(header(page).getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
    await expect(header(page).getByRole('button', { name: /^Design: hell/ })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    const link = header(page).getByRole('link', { name: 'Tresor' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await link.focus()
    loadCode()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(link, 'nothing was replaced').toBeFocused()
  })
})

for (const width of [320, 768]) {
  test(`lines stay where they are when the fonts arrive, at ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const arrival = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await watchShifts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const arrived = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
        ),
      )
    expect(await arrived()).toBe(false)
    arrival.resolve()
    await expect.poll(arrived).toBe(true)
    await page.evaluate(() => document.fonts.ready)
    // A word or two a few pixels aside, at most. A line that wraps differently is 20 times as much.
    const values = new Set((await shiftsOf(page)).map((shift) => Number.parseFloat(shift)))
    expect([...values].reduce((sum, value) => sum + value, 0)).toBeLessThan(0.002)
  })
}
