import { expect, test } from '@foyer/testkit/playwright'

test.use({ walletOptions: { personality: 'metamask13' } })

test('connects with MetaMask', async ({ page, wallet }) => {
  expect(wallet.name).toBe('MetaMask')
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: wallet.name }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
})
