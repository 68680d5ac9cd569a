import { expect, test } from '@foyer/testkit/playwright'

test('connects, also after a rejection', async ({ page, wallet }) => {
  await wallet.set('*', 'reject')
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: wallet.name }).click()
  await expect(page.getByRole('button', { name: 'RETRY' })).toBeVisible()
  await wallet.set('*', 'approve')
  await page.getByRole('button', { name: 'RETRY' }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
})
