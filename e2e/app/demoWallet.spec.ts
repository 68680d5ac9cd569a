import type { Locator } from '@playwright/test'
import { speak } from '../pseudo.ts'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connect,
  connectDialog,
  header,
  networkButton,
  networkDialog,
  pickWallet,
} from './journey.ts'

/** The Demo Wallet as a person uses it: without a script, only by reading and clicking. */

test('a newcomer without a wallet connects with the Demo Wallet', async ({ page }) => {
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(connectDialog(page).getByRole('heading', { name: 'This site' })).toBeVisible()
  await connectDialog(page).getByRole('button', { name: 'Demo Wallet' }).click()

  // Its window is above the connect dialog, which stays open below.
  const wallet = page.getByRole('dialog', { name: 'Connect to Foyer?' })
  await expect(wallet).toBeVisible()
  await expect(wallet).toContainText('RainbowKit App')
  await expect(wallet).toContainText('Practice money. Nothing here has value.')
  await wallet.getByRole('radio', { name: /bob\.foyer\.eth/ }).check()
  await wallet.getByRole('button', { name: 'Approve', exact: true }).click()

  await expect(wallet).toBeHidden()
  await expect(connectDialog(page)).toBeHidden()
  await expect(accountButton(page)).toHaveText(/bob\.foyer\.eth/)
})

for (const [width, height] of [
  [1280, 800],
  [1112, 700],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the wallet’s window never covers the dialog, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await pickWallet(page, 'Demo Wallet')
    const wallet = page.getByRole('dialog', { name: 'Connect to Foyer?' })
    const dialog = page.locator('[data-kit-part="dialog"][open]')
    await expect(wallet.getByRole('heading')).toBeFocused()
    await expect.poll(() => overlap(wallet, dialog)).toBe(0)

    // It is put aside, and the dialog is back in its place, with the keyboard.
    await page.keyboard.press('Escape')
    await expect(wallet).toBeHidden()
    await expect(dialog).toBeInViewport({ ratio: 1 })
    const launcher = page.getByRole('button', { name: /1 request waiting/ })
    await expect.poll(() => overlap(launcher, dialog)).toBe(0)
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)
    await launcher.click()
    await expect(wallet.getByRole('heading')).toBeFocused()
    await expect.poll(() => overlap(wallet, dialog)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(wallet).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
}

test('its button covers no text of the banner, in either direction', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const launcher = page.getByRole('button', { name: 'Demo Wallet' })
  const text = page.getByRole('link', { name: 'Open the Demo Phone' }).locator('..')
  await expect.poll(() => overlap(launcher, text)).toBe(0)
  await speak(page, 'ar')
  const arabic = page.getByRole('link', { name: 'فتح الهاتف التجريبي' }).locator('..')
  await expect.poll(() => overlap(launcher, arabic)).toBe(0)
})

/** The area that both cover, in square pixels. */
async function overlap(first: Locator, second: Locator): Promise<number> {
  const [a, b] = await Promise.all([first.boundingBox(), second.boundingBox()])
  if (!a || !b) return Number.NaN
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

test('rejecting shares nothing, and RETRY asks again', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await pickWallet(page, 'Demo Wallet')
  const wallet = page.getByRole('dialog', { name: 'Connect to Foyer?' })
  await wallet.getByRole('button', { name: 'Reject', exact: true }).click()
  await connectDialog(page).getByRole('button', { name: 'RETRY' }).click()
  await wallet.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
})

test('it stays connected over a reload and asks before switching networks', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await pickWallet(page, 'Demo Wallet')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(accountButton(page)).toBeVisible()
  await page.reload()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)

  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Sei' }).click()
  const wallet = page.getByRole('dialog', { name: 'Switch to Sei?' })
  await expect.poll(() => overlap(wallet, networkDialog(page))).toBe(0)
  await wallet.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(networkButton(page)).toHaveText(/Sei/)
})

test('the account and the network can be changed in the wallet', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await pickWallet(page, 'Demo Wallet')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)

  await page.getByRole('button', { name: 'Open Demo Wallet' }).click()
  const wallet = page.getByRole('dialog', { name: 'No requests waiting' })
  await wallet.getByRole('radio', { name: /carol\.foyer\.eth/ }).check()
  await expect(accountButton(page)).toHaveText(/carol\.foyer\.eth/)
  await wallet.getByRole('radio', { name: /Unsupported testnet/ }).check()
  await wallet.getByRole('button', { name: 'Close Demo Wallet', exact: true }).click()
  await expect(networkButton(page)).toHaveText('Wrong network')
})

test('a minimised request stays pending and can be answered later', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await pickWallet(page, 'Demo Wallet')
  await page.getByRole('button', { name: 'Minimise Demo Wallet' }).click()
  await page.getByRole('button', { name: /1 request waiting/ }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('data of an earlier chain instance is discarded', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer.')))
  await expect.poll(keys).toContain('foyer.recentConnectorId')
  // The page as a restarted server sends it.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"instanceId":"[^"]+"/, '"instanceId":"another"')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expect.poll(keys).not.toContain('foyer.recentConnectorId')
})
