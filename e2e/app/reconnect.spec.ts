import { expect, test } from './fixtures.ts'
import { accountButton, connect, header, stopClock } from './journey.ts'

test('one hanging wallet blocks nothing on the page', async ({ addWallet, page }) => {
  const wallet = await addWallet()
  await page.goto('/')
  await connect(page)
  // From the next load on, this wallet answers no requests.
  await page.addInitScript(() => {
    const wallets = window.foyerTestWallets ?? {}
    for (const wallet of Object.values(wallets)) wallet.freeze(true)
  })
  await stopClock(page)
  await page.reload()
  await expect(header(page).getByRole('button', { name: 'Reconnecting…' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expect(accountButton(page)).toBeHidden()
  await expect.poll(() => wallet.log()).not.toEqual([])
})

test('a wallet that announces itself late is restored', { tag: '@long' }, async ({
  addWallet,
  page,
}) => {
  await addWallet({ announceAfterMs: 300 })
  await page.goto('/')
  await connect(page)
  await page.reload()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
})
