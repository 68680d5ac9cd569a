import type { Locator } from '@playwright/test'
import { standStill } from '../a11y.ts'
import { pages } from '../pages.ts'
import { expect, missingPage, test } from './fixtures.ts'
import {
  accountButton,
  connect,
  connectDialog,
  header,
  networkButton,
  networkDialog,
  pickWallet,
} from './journey.ts'

test.describe('a narrow window with a mouse', () => {
  test.use({ viewport: { width: 700, height: 900 } })

  test('the header shows the icon of the network and no balance', async ({ addWallet, page }) => {
    await addWallet()
    await page.goto('/')
    await connect(page)
    await expect(accountButton(page)).toBeVisible()
    await expect(accountButton(page).getByText('2.408')).toBeHidden()
    await expect(networkButton(page).locator('img')).toBeVisible()
    const name = networkButton(page).getByText('Ethereum')
    const width = async () => (await name.boundingBox())?.width
    await expect.poll(width).toBeLessThanOrEqual(1)
  })
})

test.describe('a wide but short window', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('each pane of the connect dialog scrolls, below its heading, and the dialog does not', async ({
    page,
  }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
    const dialog = connectDialog(page)
    const pane = page.getByRole('region', { name: 'What is a Wallet?' })
    const view = dialog.locator(':scope > div', { has: pane })
    const hidden = (box: Locator) =>
      box.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)
    await expect.poll(() => hidden(pane)).toBeGreaterThan(0)
    await expect.poll(() => hidden(view)).toBe(0)
    await pane.getByRole('link', { name: /^Learn More/ }).focus()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  })
})

// A phone on its side, and a window of 1280 x 800 at 200 %.
for (const [width, height] of [
  [844, 390],
  [667, 320],
  [640, 400],
] as const) {
  test(`the pages are in sight at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/settings')
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  })
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the wallets are icons, with the wallet explanation and both buttons below', async ({
    addWallet,
    page,
  }) => {
    await addWallet()
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Connect Wallet' }).tap()
    const dialog = connectDialog(page)
    await expect(dialog.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Get a Wallet' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Learn More/ })).toBeVisible()
    // The fade above the buttons is 12 px high, their padding 8 px.
    const explanation = dialog.getByText('It holds your keys')
    const gap = async () => {
      const [text, buttons] = await Promise.all([
        explanation.boundingBox(),
        dialog.getByRole('button', { name: 'Get a Wallet' }).boundingBox(),
      ])
      return (buttons?.y ?? 0) - (text ? text.y + text.height : 0)
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(20)
    const icon = dialog.getByRole('button', { name: 'Test Wallet' }).locator('img')
    await expect(icon).toHaveAttribute('width', '60')
    await dialog.getByRole('button', { name: 'Test Wallet' }).tap()
    await expect(accountButton(page)).toBeVisible()
  })

  test('the wallet’s tile is at the same place while it is asked, rejected and failed', async ({
    addWallet,
    page,
  }) => {
    const wallet = await addWallet({ rules: { '*': 'hang' } })
    await page.goto('/')
    await pickWallet(page)
    const ring = page.getByRole('dialog').locator('[data-kit-part="spinner-ring"]')
    await expect(ring).toBeVisible()
    await standStill(page)
    const asked = await ring.boundingBox()
    await wallet.answer((await wallet.waitFor('wallet_requestPermissions')).id, 'reject')
    const retry = page.getByRole('button', { name: 'RETRY' })
    await expect(retry).toBeVisible()
    await expect.poll(() => ring.boundingBox()).toEqual(asked)
    await wallet.set('*', { error: { code: -32603, message: 'x' } })
    await retry.tap()
    await expect(page.getByText('Connection failed')).toBeVisible()
    await expect.poll(() => ring.boundingBox()).toEqual(asked)
  })

  test('the sheet leaves 24 px of the page visible, and Disconnect is always in view', async ({
    addWallet,
    page,
  }) => {
    const wallet = await addWallet()
    await page.goto('/')
    await connect(page)
    await wallet.switchChain(424242)
    await page.setViewportSize({ width: 390, height: 420 })
    await networkButton(page).tap()
    const height = async () => Math.floor((await networkDialog(page).boundingBox())?.height ?? 0)
    await expect.poll(height).toBeLessThanOrEqual(420 - 24)
    await expect(networkDialog(page).getByRole('button', { name: 'Disconnect' })).toBeInViewport()
  })

  test('no page scrolls sideways', async ({ page, tolerate }) => {
    tolerate(missingPage)
    for (const { path } of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      await expect.poll(overflow, path).toBe(0)
    }
  })
})
