import { violations } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connectDialog, header, pickWallet } from './journey.ts'
import { requireSignIn, sessionOnServer, signInDialog, signMessage } from './signInJourney.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('with required sign-in, the visitor is not connected before it, and cancelling disconnects', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet()
  await requireSignIn(page)
  await page.goto('/')
  await pickWallet(page)
  const dialog = signInDialog(page)
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeVisible()
  await expect(connectDialog(page)).toBeHidden()
  expect(await violations(page)).toEqual([])
  await expect(accountButton(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: /your way in/ })).toBeAttached()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const trigger = header(page).getByRole('button', { name: 'Connect Wallet' })
  await expect(trigger).toBeFocused()
  await expect
    .poll(async () => (await wallet.log()).map(({ method }) => method))
    .toContain('wallet_revokePermissions')

  await pickWallet(page)
  await expect(dialog.getByRole('button', { name: 'Sign message' })).toBeVisible()
  // After a reload in the middle, the wallet is restored, and the same button leads to the missing
  // step.
  await page.reload()
  await expect(trigger).toBeVisible()
  await expect(dialog).toBeHidden()
  await trigger.click()
  await expect(dialog).toBeVisible()
  await signMessage(page)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await expect(accountButton(page)).toBeFocused()
  await expect.poll(() => sessionOnServer(page)).toBe(alice)

  await page.reload()
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)

  // Another account has not signed in, so the same button asks for it.
  await wallet.switchAccount(1)
  await expect(trigger).toBeVisible()
  await expect.poll(() => sessionOnServer(page)).toBeUndefined()
  await trigger.click()
  await expect(dialog).toContainText('as 0x70…79C8')
})
