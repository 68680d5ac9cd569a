import { expect, test } from '@foyer/testkit/playwright'

test('says that the wallet is waiting for an answer', async ({ page, wallet }) => {
  await wallet.set('eth_requestAccounts', 'hang')
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: wallet.name }).click()
  const { id } = await wallet.waitFor('eth_requestAccounts')
  await expect(page.getByRole('heading', { name: `Opening ${wallet.name}…` })).toBeVisible()
  await wallet.answer(id, 'approve')
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
})
