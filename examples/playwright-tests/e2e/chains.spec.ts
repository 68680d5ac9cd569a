import { expect, test } from '@foyer/testkit/playwright'
import { base, mainnet } from 'viem/chains'

test.use({ localChains: { chains: [mainnet, base] } })

test('shows the name of the account', async ({ page, wallet }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: wallet.name }).click()
  await expect(page.getByRole('button', { name: /alice\.foyer\.eth/ })).toBeVisible()
})
