import type { WalletHandle } from '@foyer/testkit/fixtures'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connect,
  networkButton,
  networkDialog,
  openAccount,
  pickWallet,
} from './journey.ts'
import { openSignIn, signInDialog } from './signInJourney.ts'

/** Wallets that confirm in a box of the page, which a script adds to the body. */

const box = (page: Page) => page.getByText('Confirm in the page').last()
const modal = (page: Page) => page.locator('dialog:modal')

async function addBox(page: Page): Promise<void> {
  await page.evaluate(() => {
    const added = document.createElement('div')
    added.className = 'in-page-wallet'
    added.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647'
    const field = document.createElement('input')
    field.ariaLabel = 'Code'
    const button = document.createElement('button')
    button.textContent = 'Confirm in the page'
    button.addEventListener('click', () => {
      added.dataset.confirmed = 'yes'
    })
    added.append(field, button)
    document.body.append(added)
  })
}

/** Uses the box by keyboard and mouse, then answers the request. */
async function confirmInPage(page: Page, wallet: WalletHandle, method: string): Promise<void> {
  const request = await wallet.waitFor(method)
  await expect(modal(page)).toHaveCount(1)
  await addBox(page)
  await expect(modal(page)).toHaveCount(0)
  const code = page.getByLabel('Code').last()
  const pressTab = async () => {
    await page.keyboard.press('Tab')
    return code.evaluate((field) => field === document.activeElement)
  }
  // At once after each other: the box comes after all that the page has.
  await expect.poll(pressTab, { intervals: [0] }).toBe(true)
  await page.keyboard.type('1234')
  await expect(code).toHaveValue('1234')
  await box(page).click()
  await expect(box(page).locator('..')).toHaveAttribute('data-confirmed')
  await wallet.answer(request.id, 'approve')
}

test('a wallet that confirms in the page connects', async ({ addWallet, page }) => {
  const wallet = await addWallet({ rules: { wallet_requestPermissions: 'hang' } })
  await page.goto('/')
  await pickWallet(page)
  await confirmInPage(page, wallet, 'wallet_requestPermissions')
  await expect(accountButton(page)).toBeVisible()

  // While nothing is pending, dialogs are modal, and such a box stays below.
  await openAccount(page)
  await expect(modal(page)).toHaveCount(1)
  await expect(box(page).click({ timeout: 500 })).rejects.toThrow('Timeout')
})

test('a wallet that confirms in the page switches the network, and signs in', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.set('wallet_switchEthereumChain', 'hang')
  await networkButton(page).click()
  await networkDialog(page).getByRole('button', { name: 'Base' }).click()
  await confirmInPage(page, wallet, 'wallet_switchEthereumChain')
  await expect(networkDialog(page)).toBeHidden()
  await page.reload()

  await wallet.set('personal_sign', 'hang')
  await openSignIn(page)
  await signInDialog(page).getByRole('button', { name: 'Sign message' }).click()
  await confirmInPage(page, wallet, 'personal_sign')
  await expect(signInDialog(page)).toBeHidden()
})

test('a dialog is modal again once the box has gone', async ({ addWallet, page }) => {
  await addWallet({ rules: { '*': 'hang' } })
  await page.goto('/')
  await pickWallet(page)
  await addBox(page)
  await expect(modal(page)).toHaveCount(0)
  await page.evaluate(() => {
    const added = document.querySelector<HTMLElement>('.in-page-wallet')
    if (added) added.style.display = 'none'
  })
  await expect(modal(page)).toHaveCount(1)
})

test('a wallet that confirms in the page sends from a dialog of the host, which hears nothing of it', async ({
  addWallet,
  page,
}) => {
  await addWallet({ personality: 'inPage', name: 'Test Wallet' })
  await page.goto('/activity')
  await pickWallet(page)
  await box(page).click()
  await expect(accountButton(page)).toBeVisible()

  const send = page.getByRole('button', { name: 'Send a test transaction' })
  await send.evaluate((button) => {
    const dialog = document.createElement('dialog')
    dialog.className = 'of-the-host'
    for (const event of ['beforetoggle', 'toggle', 'close', 'cancel'])
      dialog.addEventListener(event, () => dialog.setAttribute('data-heard', event))
    button.parentElement?.append(dialog)
    dialog.append(button)
    dialog.showModal()
    dialog.removeAttribute('data-heard')
  })
  const host = page.locator('dialog.of-the-host')
  await expect(host).toHaveAttribute('data-heard', 'toggle')
  const centre = async () => {
    const { height = 0, width = 0, x = 0, y = 0 } = (await host.boundingBox()) ?? {}
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
  }
  const place = await centre()
  await send.click()
  await expect(box(page)).toBeVisible()
  await expect(modal(page)).toHaveCount(0)
  await expect.poll(centre).toEqual(place)
  await page.getByLabel('Code').click()
  await page.keyboard.type('1234')
  await expect(page.getByLabel('Code')).toHaveValue('1234')
  await box(page).click()
  const sent = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
  await expect(sent.filter({ hasText: 'to yourself' })).toBeVisible()
  await expect(modal(page)).toHaveCount(1)
  await expect(host).toHaveAttribute('data-heard', 'toggle')
})
