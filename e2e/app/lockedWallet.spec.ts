import { installWallets } from '@foyer/testkit/fixtures'
import type { Locator, Page } from '@playwright/test'
import { expect, test, walletOn } from './fixtures.ts'
import { accountButton, connect, header, openAccount } from './journey.ts'
import { openSignIn, sessionOnServer, signMessage } from './signInJourney.ts'

function connectButton(page: Page): Locator {
  return header(page).getByRole('button', { name: 'Connect Wallet' })
}

function notice(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'Test Wallet is locked.' })
}

test('a locked wallet is shown as locked and reconnects when unlocked, and a form keeps its input', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/vault')
  await connect(page)
  const amount = page.getByLabel('Amount')
  const time = page.getByLabel('Unlock time')
  await amount.fill('12.5')
  await time.fill('2031-05-06T07:08')

  await wallet.lock()
  await expect(notice(page)).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  await wallet.unlock()
  await expect(accountButton(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await expect(amount).toHaveValue('12.5')
  await expect(time).toHaveValue('2031-05-06T07:08')

  await wallet.lock()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  await expect(notice(page), 'on every page').toBeVisible()
  await page.reload()
  await expect(notice(page), 'after a reload').toBeVisible()
  await wallet.unlock()
  await expect(accountButton(page)).toBeVisible()
})

test('a wallet without events is followed when the page gets the focus, and a form keeps its input', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet({ personality: 'mockNoEvents' })
  await page.goto('/vault')
  await connect(page)
  const amount = page.getByLabel('Amount')
  await amount.fill('12.5')
  const untilShown = (shown: Locator) =>
    expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(shown).toBeVisible({ timeout: 500 })
    }).toPass()

  await wallet.lock()
  await untilShown(notice(page))
  await wallet.unlock()
  await untilShown(accountButton(page))
  await expect(amount).toHaveValue('12.5')

  await wallet.switchAccount(1)
  await untilShown(accountButton(page).filter({ hasText: 'bob.foyer.eth' }))
  await wallet.revoke()
  await untilShown(connectButton(page))
  await expect(notice(page)).toBeHidden()
})

test('after a disconnect a wallet is not shown as locked and does not reconnect', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.lock()
  await page.getByRole('main').getByRole('button', { name: 'Disconnect' }).click()
  await expect(notice(page)).toBeHidden()
  await wallet.unlock()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()

  await connect(page)
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await wallet.lock()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('a locked wallet that cannot take its permission back is named after a disconnect', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet({ personality: 'okx' })
  await page.goto('/')
  await connect(page)
  await wallet.lock()
  await page.getByRole('main').getByRole('button', { name: 'Disconnect' }).click()
  const said = 'Test Wallet keeps this site connected.'
  await expect(page.getByRole('listitem').filter({ hasText: said })).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
})

test('disconnecting a wallet that was locked between two visits signs out and revokes the permission', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await openSignIn(page)
  await signMessage(page)
  await expect.poll(() => sessionOnServer(page)).toBeDefined()

  // An open page of the app would end the session at once.
  const body = '<!doctype html><link rel="icon" href="/favicon.svg">'
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/empty')
  await wallet.lock()
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  expect(await sessionOnServer(page)).toBeDefined()
  await page.getByRole('main').getByRole('button', { name: 'Disconnect' }).click()
  await expect(notice(page)).toBeHidden()
  await expect.poll(() => sessionOnServer(page)).toBeUndefined()
  await expect
    .poll(async () => (await wallet.log()).map(({ method }) => method))
    .toContain('wallet_revokePermissions')
})

test('a wallet that revoked its permission is not shown as locked', async ({ addWallet, page }) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  await wallet.revoke()
  await expect(connectButton(page)).toBeVisible()
  await expect
    .poll(async () => (await wallet.log()).map(({ method }) => method))
    .toContain('wallet_getPermissions')
  await expect(notice(page)).toBeHidden()
})

test('a second tab follows a connect and a disconnect', async ({
  addWallet,
  context,
  page,
  stack,
}) => {
  const rdns = 'com.example.wallet1'
  await addWallet({ rdns })
  const other = await context.newPage()
  await installWallets(other, [{ ...walletOn(stack), rdns }])
  await page.goto('/')
  await other.goto('/')
  await expect(connectButton(other)).toBeVisible()

  await connect(page)
  await expect(accountButton(other)).toBeVisible()
  await expect(other.getByRole('dialog')).toBeHidden()

  const dialog = await openAccount(other)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()

  await connect(other)
  await expect(accountButton(page)).toBeVisible()
})
