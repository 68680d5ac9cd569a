import { anvilAccounts } from '@foyer/testkit/chains'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { connectDialog, header } from './journey.ts'
import { forgetFonts, shiftsOf, watchShifts } from './layoutShifts.ts'

/** Opens a page whose code loads only once the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  // Not `boot-….js`, which is part of the first paint.
  await page.route(/\/assets\/(?!boot-)[^/]+\.js$/, async (route) => {
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

/** The wallet's button in the header, whatever it shows. */
const walletButton = (page: Page): Locator => header(page).locator('button').last()

/** What is drawn of an element or its pseudo-element, apart from its place. */
function lookOf(element: Locator, pseudo?: '::before'): Promise<readonly string[]> {
  return element.evaluate((node, part) => {
    const style = getComputedStyle(node, part)
    const { backgroundColor, borderTopColor, borderTopLeftRadius, color } = style
    const { fontFamily, fontSize, fontWeight, lineHeight, visibility } = style
    const font = [fontFamily, fontSize, fontWeight, lineHeight]
    return [backgroundColor, borderTopColor, borderTopLeftRadius, color, visibility, ...font]
  }, pseudo)
}

/** The text that styles add to an element. */
function addedText(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node, '::before').content)
}

/** The short form of the wallet's first account. */
const shortAddress = anvilAccounts[0].address.replace(/^(.{4}).*(.{4})$/, '$1…$2')

for (const [width, locale] of [
  [1280, 'en'],
  [390, 'en'],
  [320, 'ar'],
] as const) {
  test.describe(`a returning visitor, at ${width} px in ${locale}`, () => {
    test.use({ locale, viewport: { width, height: 844 } })

    test('sees the account in the first frame, as the page’s code then shows it', {
      tag: width === 1280 ? [] : '@long',
    }, async ({ addWallet, page }) => {
      await addWallet()
      await watchShifts(page)
      await page.goto('/')
      await walletButton(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('foyer.store')))
        .toContain(anvilAccounts[0].address)
      // From the next load on, the wallet does not answer, so that the page keeps reconnecting.
      await page.addInitScript(() => {
        for (const wallet of Object.values(window.foyerTestWallets ?? {})) wallet.freeze(true)
      })

      const loadCode = await openWithoutCode(page, '/')
      await expect.poll(() => addedText(walletButton(page))).toContain(`"${shortAddress}"`)
      expect(await page.locator('body').ariaSnapshot(), 'for screen readers').not.toContain('0x')
      await forgetFonts(page)
      const box = await walletButton(page).boundingBox()
      const look = await lookOf(walletButton(page), '::before')

      loadCode()
      await expect(walletButton(page)).toHaveText(new RegExp(`${shortAddress}$`))
      expect(await addedText(walletButton(page))).toBe('none')
      expect(await lookOf(walletButton(page))).toEqual(look)
      await expect.poll(() => walletButton(page).boundingBox()).toEqual(box)
      expect(await shiftsOf(page)).toEqual([])
    })
  })
}

test('a stored account that is no address is not shown', async ({ page }) => {
  await page.addInitScript(() => {
    const value = [['id', { accounts: ['0x"; color: red; content: "hostile'] }]]
    const state = { connections: { __type: 'Map', value }, current: 'id' }
    localStorage.setItem('foyer.recentConnectorId', '"id"')
    localStorage.setItem('foyer.store', JSON.stringify({ state }))
  })
  await openWithoutCode(page, '/')
  await expect(header(page).getByRole('link', { name: 'Foyer, home' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-returning', '')
  await expect(walletButton(page)).toBeHidden()
  expect(await addedText(walletButton(page))).toBe('""')
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
