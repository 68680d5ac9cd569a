import { expect, test } from './fixtures.ts'
import { accountButton, connectDialog, header, networkButton, networkDialog } from './journey.ts'

test('the main job works by keyboard alone, and focus is never lost', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).focus()
  await page.keyboard.press('Enter')
  await expect(connectDialog(page).getByRole('heading', { level: 1 })).toBeFocused()

  const row = connectDialog(page).getByRole('button', { name: 'Test Wallet' })
  while (!(await row.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(accountButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'alice.foyer.eth', level: 1 }).last(),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(accountButton(page)).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(networkButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(networkDialog(page).getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(networkButton(page)).toBeFocused()
})

test('states are announced in the open dialog', async ({ addWallet, page }) => {
  await addWallet({ rules: { '*': 'hang' } })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await connectDialog(page).getByRole('button', { name: 'Test Wallet' }).click()
  await expect(
    connectDialog(page).getByRole('status').filter({ hasText: 'Connecting to Test Wallet…' }),
  ).toHaveCount(1)
})

test('typing two letters and Enter picks a wallet, and the arrow keys move between rows', async ({
  addWallet,
  page,
}) => {
  await addWallet({ rules: { '*': 'hang' } })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = connectDialog(page)
  const row = dialog.getByRole('button', { name: 'Test Wallet' })
  await expect(row).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.type('te')
  await expect(dialog.getByRole('searchbox')).toHaveValue('te')
  await expect(
    dialog
      .getByRole('status')
      .filter({ hasText: /^Wallets found: \d+, first Test Wallet\. Press Enter to connect\.$/ }),
  ).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Opening Test Wallet…' })).toBeFocused()
})

test('the arrow keys lead from the title of a narrow dialog to its wallets', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = connectDialog(page)
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused()
  const rows = dialog.getByRole('list').getByRole('button')
  await page.keyboard.press('ArrowDown')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
})
