import { expect, test } from './fixtures.ts'
import { accountButton, connectDialog, header, pickWallet } from './journey.ts'

test('answering a request that is still pending on return connects', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await pickWallet(page, 'Demo Wallet')
  await expect(page.getByRole('dialog', { name: 'Connect to Foyer?' })).toBeVisible()
  await page.keyboard.press('Escape') // Minimises the wallet. Its request stays pending.
  await page.keyboard.press('Escape')
  await expect(connectDialog(page)).toBeHidden()

  await pickWallet(page, 'Demo Wallet')
  await expect(connectDialog(page).getByText('Waiting for Demo Wallet…')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await page.reload()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
})

test('an answer that comes at once still shows that it was accepted', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  await page.evaluate(() => {
    new MutationObserver(() => {
      document.documentElement.dataset.seen = 'accepted'
    }).observe(document, { subtree: true, attributeFilter: ['data-accepted'] })
  })
  await pickWallet(page)
  await expect(accountButton(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'accepted')
  await expect(connectDialog(page)).toBeHidden()
})

test('an approval after the visitor cancelled is revoked', async ({ addWallet, page }) => {
  const wallet = await addWallet({ rules: { '*': 'hang' } })
  await page.goto('/')
  await pickWallet(page)
  const request = await wallet.waitFor('wallet_requestPermissions')
  await page.keyboard.press('Escape')
  await expect(connectDialog(page)).toBeHidden()
  await wallet.answer(request.id, 'approve')
  await expect
    .poll(async () => (await wallet.log()).map(({ method }) => method))
    .toContain('wallet_revokePermissions')
  await expect(
    page.getByText('You’d already cancelled, so the approval from').first(),
  ).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('focus stays in the dialog on a failure and on RETRY', async ({ addWallet, page }) => {
  const wallet = await addWallet({ rules: { '*': 'reject' } })
  await page.goto('/')
  await pickWallet(page)
  const pane = connectDialog(page)
  await expect(pane.getByRole('heading', { name: 'Test Wallet' })).toBeFocused()
  await wallet.set('*', 'hang')
  await pane.getByRole('button', { name: 'RETRY' }).click()
  await expect(pane.getByRole('heading', { name: 'Opening Test Wallet…' })).toBeFocused()
})

test('a wallet error is shown with what did not happen', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  await addWallet({ rules: { '*': { error: { code: -32603, message: 'Internal error' } } } })
  await page.goto('/')
  await pickWallet(page)
  await expect(connectDialog(page).getByText('Nothing was changed or shared.')).toBeVisible()
  await expect(
    connectDialog(page).getByRole('heading', { name: 'Connection failed' }),
  ).toBeFocused()
})

test('a rejection without an error code causes no second request', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet({ personality: 'headless', name: 'Test Wallet' })
  await page.goto('/')
  await wallet.set('*', 'reject')
  await pickWallet(page)
  await expect(connectDialog(page).getByRole('button', { name: 'RETRY' })).toBeVisible()
  const methods = (await wallet.log()).map(({ method }) => method)
  expect(methods).not.toContain('eth_requestAccounts')
})
